import { Tokenizer } from 'htmlparser2'
import { blockElements, silentElements, textElements } from './html-elements.ts'

// Sellers' texts are HTML, escaped HTML, entities or plain words. All functions here run in linear time.

/** Block edge and line break while a text is read; both are control characters that no text keeps. */
const [block, lineBreak] = ['\v', '\f']
const looksLikeMarkup = /&(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);|<\/?[a-z!?]/i
const invisible =
  /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFFF9-\uFFFB\uFEFF\uFFFE\uFFFF\u{E0000}-\u{E007F}]/gu
/** A zero-width joiner outside an emoji, which is invisible too. */
const looseJoiner =
  /(?<!\p{Extended_Pictographic}|\uFE0F|[\u{1F3FB}-\u{1F3FF}])\u200D|\u200D(?!\p{Extended_Pictographic})/gu

/** Turns the tokens of a text into words and breaks. */
class Words {
  readonly parts: string[] = []
  readonly #source: string
  /** The element whose content is dropped, and the current depth of elements of its name. */
  #silence: { readonly name: string; depth: number } | null = null
  #opening = ''
  /** Offset of a tag unknown to HTML, which is text: "<SR5>". */
  #unknownFrom: number | null = null

  constructor(source: string) {
    this.#source = source
  }

  say(words: string): void {
    if (this.#silence === null) this.parts.push(words)
  }

  open(start: number, end: number): void {
    const name = this.#source.slice(start, end).toLowerCase()
    this.#opening = name
    if (this.#silence?.name === name) this.#silence.depth++
    else if (silentElements.has(name)) this.#silence ??= { name, depth: 1 }
    else if (name === 'br') this.say(lineBreak)
    else if (blockElements.has(name)) this.say(block)
    else if (name === 'td' || name === 'th') this.say(' ')
    else if (!textElements.has(name) && !/[:-]/.test(name)) this.#unknownFrom = start - 1
  }

  opened(end: number): void {
    if (this.#unknownFrom !== null) this.say(this.#source.slice(this.#unknownFrom, end + 1))
    this.#unknownFrom = null
  }

  close(start: number, end: number): void {
    const name = this.#source.slice(start, end).toLowerCase()
    if (this.#silence?.name === name) this.#leaveSilence()
    else if (blockElements.has(name)) this.say(block)
  }

  /** "<svg/>" has no content. */
  closeItself(end: number): void {
    this.opened(end)
    if (this.#silence !== null && this.#silence.name === this.#opening) this.#leaveSilence()
  }

  #leaveSilence(): void {
    if (this.#silence !== null && --this.#silence.depth === 0) this.#silence = null
  }
}

/** Escapes "<" after the last ">", where no tag can be: "uses <6 l". */
function closedMarkup(source: string): string {
  const end = source.lastIndexOf('>') + 1
  return source.slice(0, end) + source.slice(end).replaceAll('<', '&lt;')
}

function withoutMarkup(markup: string): string {
  const source = closedMarkup(markup)
  const words = new Words(source)
  const ignore = () => undefined
  const tokenizer = new Tokenizer(
    { decodeEntities: true, recognizeSelfClosing: true },
    {
      ontext: (start, end) => words.say(source.slice(start, end)),
      ontextentity: (character) => words.say(String.fromCodePoint(character < 32 ? 32 : character)),
      onopentagname: (start, end) => words.open(start, end),
      onopentagend: (end) => words.opened(end),
      onselfclosingtag: (end) => words.closeItself(end),
      onclosetag: (start, end) => words.close(start, end),
      ...{ onattribdata: ignore, onattribentity: ignore, onattribend: ignore, onattribname: ignore },
      ...{ oncdata: ignore, oncomment: ignore, ondeclaration: ignore, onprocessinginstruction: ignore, onend: ignore },
    },
  )
  tokenizer.write(source)
  tokenizer.end()
  return words.parts.join('')
}

/** Feeds escape a text twice, or escape its HTML: two passes undo that, a third would decode the seller's words. */
function decoded(raw: string): string {
  let plain = raw.toWellFormed().replace(/[\v\f]/g, ' ')
  for (let reading = 0; reading < 2 && looksLikeMarkup.test(plain); reading++) plain = withoutMarkup(plain)
  return plain.toWellFormed().replace(looseJoiner, '').replace(invisible, '')
}

/** A text on one line, without markup, entities, invisible characters and runs of blanks. */
export function oneLine(raw: string): string {
  return decoded(raw)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Newlines for a run of breaks: two line breaks leave an empty line, block edges do not. */
function linesFor(breaks: string): string {
  return breaks.split(lineBreak).length > 2 ? '\n\n' : '\n'
}

/** A text of several lines: breaks, list items, rows and paragraphs on lines of their own, one empty line at most between. */
export function manyLines(raw: string): string {
  return decoded(raw.replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .replace(/[^\P{Cc}\n\v\f]|[^\S\n\v\f]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/[ \n]{0,3}([\v\f])[ \n]{0,3}/g, '$1')
    .replace(/[\v\f]+/g, linesFor)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
