import { offersDrives } from '#domain/car/test-drives.ts'
import { driveNamesOf } from '#domain/text/vehicle-words.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Faq } from '../site/pages.ts'

type Offer = Pick<DealerFile, 'features' | 'buttons' | 'vehicle_types'>

interface PlatformFaq {
  readonly question: string | ((file: Offer) => string)
  readonly answer: string
  /** Whether the answer is true of a dealer; true of all when left out. */
  readonly isTrueOf?: (file: Offer) => boolean
}

/** What the dealer's forms call trying a vehicle, a drive before a ride; undefined where all are only viewed. */
const driveOf = ({ vehicle_types }: Offer) =>
  driveNamesOf(vehicle_types)
    .filter((name) => name !== 'viewing')
    .toSorted()[0]

const questions: readonly PlatformFaq[] = [
  {
    question: 'Can I see a car before I decide?',
    answer: 'Yes. Send an enquiry or call us, and we will have the car ready when you arrive.',
  },
  {
    question: (file) => `Can I take a car for a ${driveOf(file)}?`,
    answer: 'Yes. Bring a current driver’s licence. We will agree on a time that suits you.',
    isTrueOf: (file) => offersDrives(file) && driveOf(file) !== undefined,
  },
  {
    question: 'Do you take trade-ins?',
    answer: 'Yes. Tell us what you drive when you enquire, and we will value it with you.',
    isTrueOf: ({ features }) => features.trade_in,
  },
  {
    question: 'Is every car on this site still for sale?',
    answer:
      'The site is updated every day. Cars that were sold since are marked as sold, so a quick call before a long drive is wise.',
  },
  {
    question: 'What happens after I send an enquiry?',
    answer: 'A person reads it and answers during opening hours, by phone or e-mail.',
  },
  {
    question: 'When are you open?',
    answer: 'Opening hours of every location stand on its page and at the foot of this site.',
  },
]

/** Default questions and answers: those that are true of what the dealer offers. */
export const platformFaqs = (file: Offer): readonly Faq[] =>
  questions
    .filter(({ isTrueOf }) => isTrueOf?.(file) ?? true)
    .map(({ question, answer }) => ({ question: typeof question === 'string' ? question : question(file), answer }))
