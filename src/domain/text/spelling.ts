import type { LocalePolicy } from './locale.ts'

/**
 * URLs, e-mails, domains and paths are matched so as to be left unchanged; a word may contain slashes ("colour/trim").
 */
const parts = new RegExp(
  [
    String.raw`(?:https?:\/\/|www\.)[^\s)\]"'<>]+`,
    String.raw`[^\s()<>"']+@[^\s()<>"']+`,
    String.raw`[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|co|au|nz)\b[^\s)\]"'<>]*`,
    String.raw`(?<word>[\p{L}\d]+(?:\/[\p{L}\d]+)*)`,
    String.raw`\/\w[^\s)\]"'<>]*`,
  ].join('|'),
  'gu',
)

const inCase = (like: string, letter: string) => (like === like.toUpperCase() ? letter.toUpperCase() : letter)

function inAmerica(word: string): string {
  return word
    .replace(/(k)ilomet(r)e/gi, (_, k: string, r: string) => `${inCase(k, 'm')}${inCase(r, 'ile')}`)
    .replace(/(licen)(c)(?=e)/gi, (_, stem: string, c: string) => stem + inCase(c, 's'))
    .replace(/(colo)u(r)/gi, '$1$2')
    .replace(/^(gr)(e)(?=y$)/i, (_, stem: string, e: string) => stem + inCase(e, 'a'))
    .replace(/(personali)(s)(?=[aei])/gi, (_, stem: string, s: string) => stem + inCase(s, 'z'))
    .replace(/e(nquir)/gi, (whole: string, rest: string) => (whole.startsWith('E') ? 'I' : 'i') + rest)
}

/**
 * Text in the site's spelling. US sites read color, personalized, inquiry, inquire, license, gray and mile (and their
 * plurals and endings) for colour, personalised, enquiry, enquire, licence, grey and kilometre; capitals are kept,
 * addresses and e-mails unchanged. Only for displayed texts: categories, routes and anything sent to an API keep the
 * Australian spelling everywhere.
 */
export function localise(text: string, { locale }: Pick<LocalePolicy, 'locale'>): string {
  if (locale !== 'en-US') return text
  return text.replace(parts, (part: string, word: string | undefined) => (word === undefined ? part : inAmerica(word)))
}
