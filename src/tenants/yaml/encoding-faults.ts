import { counted } from '#domain/text/counted.ts'
import type { Diagnosis } from './diagnosis.ts'

/** Characters of Windows-1252 for the bytes 0x80 to 0x9f; unassigned bytes map to themselves. */
const western = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Letters saved in UTF-8 and read as Windows-1252: "Ã¼" for "ü", "â€™" for "’". */
const misread = new RegExp(`(?:[ÂÃ][\xa0-\xbf${western}]|â[${western}][\xa0-\xbf${western}])+`, 'g')

const byteOf = (letter: string): number =>
  western.includes(letter) ? 0x80 + western.indexOf(letter) : (letter.codePointAt(0) ?? 0)

const asMeant = (text: string): string =>
  text.replace(misread, (letters) => new TextDecoder().decode(Uint8Array.from(letters, byteOf)))

/** The message for a word processor's document or UTF-16; null for other texts. */
function otherFile(text: string): string | null {
  if (text.startsWith('{\\rtf') || text.startsWith('PK\x03\x04'))
    return 'this is a document of a word processor; save it as plain text, in UTF-8'
  const nulls = text.slice(0, 1000).split('\0').length - 1
  return nulls > 20 ? 'the file is saved as UTF-16; save it as UTF-8' : null
}

/** The first word saved in a wrong encoding: shoppers would read "MÃ¼ller". */
function misreadWord(lines: readonly string[]): Diagnosis | null {
  const wrong = lines.flatMap((line, at) => (asMeant(line) === line ? [] : [at]))
  const [at] = wrong
  const line = lines[at ?? -1]
  const word = [...(line ?? '').matchAll(/[^\s"']+/g)].find(([each]) => asMeant(each) !== each)
  if (at === undefined || !word) return null
  const [found] = word
  const others = wrong.length - 1
  const more = others > 0 ? `, and mend ${counted(others, 'more line')} like it` : ''
  const message = `"${found}" was saved in a wrong encoding; write "${asMeant(found)}"${more}`
  return { line: at + 1, column: word.index + 1, message }
}

/** Unreadable letters, or letters of a wrong encoding, in a file's lines; null when there are none. */
export function findEncodingFault(lines: readonly string[]): Diagnosis | null {
  const other = otherFile(lines.join('\n'))
  if (other !== null) return { line: 1, column: 1, message: other }
  const at = lines.findIndex((line) => /[\0\uFFFD]/.test(line))
  if (at < 0) return misreadWord(lines)
  const column = (lines[at]?.search(/[\0\uFFFD]/) ?? 0) + 1
  const message = 'this letter cannot be read; save the file as UTF-8, and write the letter anew if it is wrong still'
  return { line: at + 1, column, message }
}
