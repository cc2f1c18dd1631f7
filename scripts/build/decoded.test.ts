import { expect, test } from 'vitest'
import { decoded } from './decoded.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const declared = (label: string) => `<?xml version="1.0" encoding="${label}"?><car>Citroën</car>`
const garbled = (text: string) => text.replace('ë', '\uFFFD')

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
  ['nothing that anybody knows', latin(declared('klingon')), 'utf-8', garbled(declared('klingon'))],
  ['nothing at all', latin('Citroën'), 'utf-8', garbled('Citroën')],
] as const)('a feed is written as %s', (_how, bytes, encoding, text) => {
  expect(decoded(bytes, encoding)).toBe(text)
})
