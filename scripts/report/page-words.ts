import { Parser } from 'htmlparser2'

/** A piece of a page's text. */
export interface Word {
  readonly text: string
  /** Whether it is on a car's card, or repeats on the car's page what the car rows report. */
  readonly isOfCar: boolean
}

type Attributes = Readonly<Record<string, string>>

/** Elements without text for shoppers. */
const unread = new Set(['script', 'style', 'template', 'svg', 'noscript'])

const ofCar = ['data-gallery', 'data-notice', 'data-price']

const tellsOfCar = (attributes: Attributes) =>
  attributes.class?.split(' ').includes('car-card') ||
  attributes['aria-labelledby'] === 'description' ||
  ofCar.some((name) => name in attributes)

/** The texts of a page in order: title, description and body, one piece per element. */
export function wordsOf(html: string): Word[] {
  const words: Word[] = []
  // Nesting depth in skipped elements, and in elements about a car.
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
    // The parser emits texts in parts, split at entities.
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
