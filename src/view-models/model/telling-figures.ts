import type { Figure } from './model-figures.ts'

/** How each is said without its term beside it; what is not here says by itself what it is: "ATM 2,500 kg", "Petrol". */
const said: Readonly<Record<string, (detail: string) => string>> = {
  Seats: (detail) => `${detail} ${detail === '1' ? 'seat' : 'seats'}`,
  Towing: (detail) => `${detail} towing`,
  Sleeps: (detail) => `Sleeps ${detail}`,
  Length: (detail) => `${detail} long`,
  Range: (detail) => `${detail} range`,
  Battery: (detail) => `${detail} battery`,
  Drive: (detail) => `${detail} drive`,
  Payload: (detail) => `${detail} payload`,
  'Seat height': (detail) => `${detail} seat`,
  'Wet weight': (detail) => `${detail} wet`,
  'Fuel tank': (detail) => `${detail} tank`,
}

const textOf = ({ term, detail }: Figure) => said[term]?.(detail) ?? detail

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
