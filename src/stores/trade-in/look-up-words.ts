/** Label of the button that continues without a look-up. */
export const byHandWords = 'Enter the details myself'

/** Error of a look-up without a plate; the form itself may be sent without one. */
export const noPlate = `Enter your rego, or choose “${byHandWords}”.`

/** The message after a look-up. */
export interface LookUpWords {
  readonly isGood: boolean
  readonly title: string | null
  readonly text: string
  readonly mayTryAgain: boolean
}

const without = (text: string, mayTryAgain: boolean): LookUpWords => ({ isGood: false, title: null, text, mayTryAgain })

/** The message of a look-up's outcome; null before there is one, and when the shopper skipped the look-up. */
export function lookUpWords(end: string, title: string): LookUpWords | null {
  const found = { isGood: true, title, mayTryAgain: false }
  const all: Readonly<Record<string, LookUpWords>> = {
    found: { ...found, text: 'Is this your car? Check the details below and add what is missing.' },
    'found-without-offer': {
      ...found,
      text: 'We found your car and value it by hand. Check the details below and add what is missing.',
    },
    'not-found': without('We could not find that registration. Please enter your vehicle details.', false),
    busy: without(
      'The look-up is taking too long. Try again in a moment, or enter your vehicle details and go on.',
      true,
    ),
    down: without('The look-up does not work right now. Please enter your vehicle details and go on.', true),
  }
  return all[end] ?? null
}
