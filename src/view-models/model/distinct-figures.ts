import type { Figure } from './model-figures.ts'

/** Words after a figure that is shown without its term; other figures explain themselves: "ATM 2,500 kg". */
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

/** The card states the body already, and a year alone is ambiguous. */
const leftOut: readonly string[] = ['Body', 'Year']

/** Characters that fit in one line beside a picture on a phone. */
const longest = 31

const between = ' · '

/**
 * "7 seats · 3,500 kg towing": two facts of a model shown beside another, preferring those that differ from `beside`.
 * Facts that apply to most cars only are left out, and those too long for the line.
 */
export function pickDistinctFigures(figures: readonly Figure[], beside: readonly Figure[]): string {
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
