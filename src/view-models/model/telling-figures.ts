import type { Figure } from './model-figures.ts'

/** What a figure needs behind it where no term stands before it; the others say by themselves what they are: "ATM 2,500 kg". */
const behind: Readonly<Record<string, string>> = {
  Towing: 'towing',
  Length: 'long',
  Range: 'range',
  Battery: 'battery',
  Payload: 'payload',
  Boot: 'boot',
  'Cargo space': 'cargo space',
  'Load space': 'load space',
  'Fresh water': 'water',
  Tare: 'tare',
  'Seat height': 'seat',
  'Wet weight': 'wet',
  'Kerb weight': 'kerb weight',
  'Curb weight': 'curb weight',
  'Fuel tank': 'tank',
}

const saysDrive = /(?:WD|\dx\d)$/

function textOf({ term, detail }: Figure): string {
  if (term === 'Seats') return `${detail} ${detail === '1' ? 'seat' : 'seats'}`
  if (term === 'Sleeps') return `Sleeps ${detail}`
  if (term === 'Drive' && !saysDrive.test(detail)) return `${detail} drive`
  return [detail, behind[term]].filter(Boolean).join(' ')
}

/** The card says the one, and a year alone may be anything. */
const leftOut: readonly string[] = ['Body', 'Year']

/** A line of a phone beside a picture has room for as many signs. */
const longest = 31

const between = ' · '

/**
 * "7 seats · 3,500 kg towing": two facts of a model beside another, first what tells it from that, in the order they are asked.
 * What is true of most of its cars alone is left out, and what is too long for the line: it would take more words.
 */
export function tellingFigures(figures: readonly Figure[], beside: readonly Figure[]): string {
  const isOfBoth = ({ term, detail }: Figure) => beside.some((own) => own.term === term && own.detail === detail)
  const ofAll = figures.filter(({ term, part }) => part === undefined && !leftOut.includes(term))
  const [first = '', ...others] = [...ofAll.filter((figure) => !isOfBoth(figure)), ...ofAll.filter(isOfBoth)].map(
    textOf,
  )
  const second = others.find((text) => `${first}${between}${text}`.length <= longest)
  return ofAll
    .map(textOf)
    .filter((text) => text === first || text === second)
    .join(between)
}
