import { expect, it, test } from 'vitest'
import { findEncodingFault } from './encoding-faults.ts'

const read = (bytes: Buffer) =>
  findEncodingFault(
    bytes
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .split('\n'),
  )
const site = 'slug: north\nname: "Müller & Söhne"\nstrapline: O’Brien’s best — £5 off, café\n'
const asWestern = (text: string) => Buffer.from(new TextDecoder('windows-1252').decode(Buffer.from(text)))

test.each([
  ['UTF-8', Buffer.from(site)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${site}`)],
  ['letters of Portuguese and French', Buffer.from('São Paulo, ÂGE, À la carte, Ã ¼, “Ça”, â côté')],
])('%s is well', (_what, bytes) => {
  expect(read(bytes)).toBeNull()
})

test.each([
  ['UTF-16 as Windows saves it', Buffer.from(`\uFEFF${site}`, 'utf16le')],
  ['UTF-16 without its mark', Buffer.from(site, 'utf16le')],
])('%s is told as such', (_what, bytes) => {
  expect(read(bytes)).toEqual({ line: 1, column: 1, message: 'the file is saved as UTF-16; save it as UTF-8' })
})

test.each([
  ['rich text', Buffer.from('{\\rtf1\\ansi - name: North}')],
  ['a packed document', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 6])],
])('%s is told as such', (_what, bytes) => {
  expect(read(bytes)?.message).toBe('this is a document of a word processor; save it as plain text, in UTF-8')
})

it('points at the letter that nobody can read', () => {
  expect(read(Buffer.from(site, 'latin1'))).toMatchObject({ line: 2, column: 9 })
})

it('points at a word that a wrong encoding broke, and says what was meant', () => {
  expect(read(asWestern(site))).toEqual({
    line: 2,
    column: 8,
    message: '"MÃ¼ller" was saved in a wrong encoding; write "Müller", and mend 1 more line like it',
  })
  expect(read(asWestern('- O’Brien'))?.message).toBe('"Oâ€™Brien" was saved in a wrong encoding; write "O’Brien"')
})
