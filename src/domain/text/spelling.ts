import type { LocalePolicy } from './locale.ts'

const isAddress = /(?:^|[("'[<])\/\w|:\/\/|@|^www\.|\w\.(?:com|net|org|co|au|nz)\b/i

function inAmerica(word: string): string {
  return word
    .replace(/(colo)u(r)/gi, '$1$2')
    .replace(/(personali)(s)(?=[aei])/gi, (_, stem: string, s: string) => stem + (s === 'S' ? 'Z' : 'z'))
    .replace(/e(nquir)/gi, (whole: string, rest: string) => (whole.startsWith('E') ? 'I' : 'i') + rest)
}

/**
 * Text in the site's spelling. US sites read color, personalized, inquiry and inquire (and their plurals and endings) for
 * colour, personalised, enquiry and enquire; capitals stay as they were. Addresses and e-mails inside the text are left alone.
 * For texts people read only: categories, routes and anything sent to an API keep the Australian spelling everywhere.
 */
export function localise(text: string, { locale }: Pick<LocalePolicy, 'locale'>): string {
  if (locale !== 'en-US') return text
  return text.replace(/\S+/g, (word) => (isAddress.test(word) ? word : inAmerica(word)))
}
