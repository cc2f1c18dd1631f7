import { expect, test } from 'vitest'
import { decoded } from './decoded.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const declared = (label: string) => `<?xml version="1.0" encoding="${label}"?><car>Citroën</car>`

test.each([
  ['UTF-8', Buffer.from('Citroën'), 'utf-8', 'Citroën'],
  ['what its dealer says', latin('Citroën'), 'windows-1252', 'Citroën'],
  ['what it says itself', latin(declared('ISO-8859-1')), 'utf-8', declared('ISO-8859-1')],
  [
    'what it says itself in single quotes',
    latin("<?xml version='1.0' encoding='windows-1252'?>ë"),
    'utf-8',
    "<?xml version='1.0' encoding='windows-1252'?>ë",
  ],
  ['UTF-8, whatever it says', Buffer.from(declared('ISO-8859-1')), 'utf-8', declared('ISO-8859-1')],
  ['what its dealer says, whatever it says', latin(declared('utf-8')), 'windows-1252', declared('utf-8')],
  ['nothing that anybody knows', latin(declared('klingon')), 'utf-8', declared('klingon')],
  [
    'a spreadsheet writes in Western countries',
    Buffer.from('Citro\xebn \x96 \x8050', 'latin1'),
    'utf-8',
    'Citroën – €50',
  ],
  ['an old Mac writes', Buffer.from('Citro\x91n', 'latin1'), 'utf-8', 'Citro\uFFFDn'],
  ['DOS writes', Buffer.from('Citro\x89n', 'latin1'), 'utf-8', 'Citro\uFFFDn'],
  ['UTF-16', Buffer.from('\uFEFFCitroën', 'utf16le'), 'utf-8', 'Citroën'],
  ['UTF-16 the other way round', Buffer.from('\uFEFFCitroën', 'utf16le').swap16(), 'utf-8', 'Citroën'],
  ['UTF-8 with a fault', Buffer.concat([Buffer.from('Škoda '), latin('ë')]), 'utf-8', 'Škoda \uFFFD'],
] as const)('a feed is written as %s', (_how, bytes, encoding, text) => {
  expect(decoded(bytes, encoding)).toBe(text)
})
