import { Parser } from 'htmlparser2'

/** A piece of what a page says. */
export interface Word {
  readonly text: string
  /** Whether it stands on the card of a car, or where the car's own page says what the report tells of the car. */
  readonly isOfCar: boolean
}

type Attributes = Readonly<Record<string, string>>

/** What shoppers do not read. */
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript'])

const ofCar = ['data-gallery', 'data-notice', 'data-price']

const tellsOfCar = (attributes: Attributes) =>
  attributes.class?.split(' ').includes('car-card') ||
  attributes['aria-labelledby'] === 'description' ||
  ofCar.some((name) => name in attributes)

/** The words of a page in order: title, description, and what its body says, a piece for each part of the markup. */
export function wordsOf(html: string): Word[] {
  const words: Word[] = []
  // How deep in what is not read, and in what is of a car.
  const depth = { unread: 0, car: 0 }
  let said = ''
  const say = (text: string) => {
    const tidy = text.replace(/\s+/g, ' ').trim()
    if (tidy !== '') words.push({ text: tidy, isOfCar: depth.car > 0 })
  }
  const endPiece = () => {
    say(said)
    said = ''
  }
  const parser = new Parser({
    onopentag(tag, attributes: Attributes) {
      endPiece()
      if (tag === 'meta' && attributes.name === 'description') say(attributes.content ?? '')
      if (unread.has(tag)) depth.unread++
      if (depth.car > 0 || tellsOfCar(attributes)) depth.car++
    },
    // In parts, as signs are written out in the middle of a text.
    ontext(text) {
      if (depth.unread === 0) said += text
    },
    onclosetag(tag) {
      endPiece()
      if (unread.has(tag)) depth.unread--
      if (depth.car > 0) depth.car--
    },
  })
  parser.end(html)
  endPiece()
  return words
}
