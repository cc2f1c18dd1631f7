import { isPublicVariable, publicPrefix } from '#domain/secret/public-variable.ts'
import { slugify } from '#domain/text/slug.ts'
import { quoted } from '../../explain/found.ts'
import { value } from '../setting.ts'
import { isWebAddress } from './addresses.ts'
import { mailAddress } from './mail-address.ts'
import { matching, orMended } from './matching.ts'

const noControls = /^[^\p{Cc}\u2028\u2029]*$/u

/** One line of text. */
export const words = () =>
  value<string>({
    wanted: 'one line of text, 300 characters at most',
    example: '"Harbour Street"',
    read: (text) => (noControls.test(text.trim()) && text.trim() !== '' && text.length <= 300 ? text.trim() : null),
    json: { type: ['string', 'number', 'boolean'] },
    remedy: (text) => {
      if (text.trim() === '') return '; leave the setting out instead'
      if (text.length > 300) return '; shorten it'
      return text.includes('\t')
        ? '; it holds a tab, so write a space there'
        : '; it holds a line break, so write it on one line'
    },
  })

/** Words in the middle of a sentence of the platform. */
export const phrase = () =>
  value(
    orMended(
      matching(
        /^(?!we\s)[^\p{Lu}\p{Cc}\s][^\p{Cc}]{0,98}[^\p{Cc}\s.!?;,]$/u,
        'words that go on in a sentence: no capital first, no full stop, 100 characters at most',
        'within two working hours',
      ),
      (text) =>
        text
          .trim()
          .replace(/^we (?:answer|reply|respond)\s+/i, '')
          .replace(/^\p{Lu}/u, (first) => first.toLowerCase())
          .replace(/[\s.!?;,]+$/, ''),
    ),
  )

/** Text of several lines; blank lines part paragraphs. */
export const prose = () =>
  value<string>({
    wanted: 'text of 1 to 20,000 characters',
    example: '"Plain words."',
    read: (text) => (text.trim() !== '' && text.length <= 20_000 ? text.trim() : null),
    json: { type: 'string' },
  })

/** Letters, digits and hyphens in lower case. */
export const slug = () =>
  value(
    orMended(matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug (a-z, 0-9 and single hyphens)', 'harbour-street'), (text) =>
      slugify(text, ''),
    ),
  )

/** An id as other systems write it: letters, digits, hyphens, underscores. Zeros in front stay. */
export const identifier = () =>
  value(
    matching(/^[A-Za-z0-9_-]{1,64}$/, 'an id (letters, digits, - and _, 64 at most)', '1042', {
      type: ['string', 'integer'],
    }),
  )

/** An e-mail address. */
export const email = () =>
  value<string>({
    ...matching(mailAddress, 'an e-mail address', 'sales@example.com.au'),
    remedy: (text) => {
      const bare = text
        .replace(/^mailto:/i, '')
        .replace(/^.*<|>.*$/g, '')
        .replace(/\p{Cf}/gu, '')
      if (mailAddress.test(bare)) return `; did you mean "${bare}"?`
      return /@.*@/.test(text) ? '; one address stands here: choose one of them' : '; for example sales@example.com.au'
    },
  })

const isPhone = (text: string) => /^\+?[\d ().-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''))

const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** A number whose end is a word, as it is dialled: by the keys of its letters, of which 1300 and 1800 take six. */
function dialled(text: string): string | null {
  const digits = text.replace(/\D/g, '').length
  if (digits < 3 || digits > 7 || !/^[\d ().-]+[a-z][a-z -]{2,}$/i.test(text)) return null
  const plain = text.replace(/[a-z]/gi, (letter) =>
    String(keys.findIndex((key) => key.includes(letter.toLowerCase())) + 2),
  )
  const [, start, one, two] = /^(1[38]00)\D*(\d{3})(\d{3})/.exec(plain.replace(/[ -]/g, '')) ?? []
  return start ? `${start} ${one} ${two}` : plain
}

function phoneRemedy(text: string): string {
  const word = dialled(text)
  if (word !== null && isPhone(word) && word.replace(/\D/g, '').length >= 8)
    return `; did you mean "${word}", which its letters stand for?`
  const figures = text.replace(/o/gi, '0')
  if (isPhone(figures)) return `; did you mean "${figures}", with the figure 0?`
  const numbers = text.match(/\(?\+?\d[\d ().-]{5,}/g) ?? []
  const [number = ''] = numbers.map((each) => each.replace(/[ (.-]+$/, ''))
  if (numbers.length > 1) return `; one number stands here, such as "${number}"`
  const parted = text.replaceAll(/\s*\/\s*/g, ' ')
  if (isPhone(parted)) return `; did you mean "${parted}"?`
  if (isPhone(number) && number.replace(/\D/g, '').length >= 8) return `; did you mean "${number}"?`
  const digits = text.replace(/\D/g, '').length
  if (digits > 0 && digits < 6) return '; digits are missing'
  return /[a-z]{3}/i.test(text) ? '; write the digits behind the letters' : '; for example 02 5550 0123'
}

/** A phone number as people write it; kept exactly so, zeros and spaces included. */
export const phone = () =>
  value<string>({
    wanted: 'a phone number (6 to 15 digits, with spaces, brackets, hyphens or a leading +)',
    example: '02 5550 0123',
    read: (text) => (isPhone(text) ? text : null),
    json: { type: ['string', 'integer'] },
    remedy: phoneRemedy,
  })

/** Digits that identify, such as licence numbers; zeros in front stay. */
export const licence = () =>
  value(
    matching(/^[A-Za-z0-9][A-Za-z0-9 /-]{0,39}$/, 'a licence number (letters and digits)', 'MD012345', {
      type: ['string', 'integer'],
    }),
  )

/** The name of an element that a script brings: lower case with a hyphen in it. */
export const elementName = () =>
  value(
    matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, 'the name of an element (a-z, 0-9, with a hyphen)', 'example-payment'),
  )

const variableName = /^[A-Z][A-Z0-9_]{2,63}$/

/** A key in the place of its variable's name is not repeated, whatever it looks like. */
const shownVariable = (text: string) => (variableName.test(text) ? quoted(text) : 'what stands here')

/** The name of an environment variable that holds a key for scripts, never the key itself. */
export const variable = () =>
  value<string>({
    wanted: 'the NAME of an environment variable (the key itself never stands here)',
    example: 'SEARCH_KEY',
    read: (text) => (variableName.test(text) && !isPublicVariable(text) ? text : null),
    json: { type: 'string' },
    shown: shownVariable,
    remedy: (text) =>
      isPublicVariable(text) ? `; ${publicPrefix} marks what is published, and this key must not be` : '',
  })

/** The name of an environment variable whose value pages carry. */
export const publicVariable = () =>
  value<string>({
    wanted: `the NAME of an environment variable that may be published: it begins with ${publicPrefix}`,
    example: `${publicPrefix}MAPS_TOKEN`,
    read: (text) => (variableName.test(text) && isPublicVariable(text) && text !== publicPrefix ? text : null),
    json: { type: 'string', pattern: `^${publicPrefix}[A-Z0-9_]+$` },
    shown: shownVariable,
    remedy: (text) =>
      variableName.test(text) && !isPublicVariable(text)
        ? `; values of other variables never reach a page; for example ${publicPrefix}MAPS_TOKEN`
        : `; for example ${publicPrefix}MAPS_TOKEN (the value itself never stands here)`,
  })

const pictureName = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.(svg|png|jpe?g|webp)$/

function fileRemedy(text: string): string {
  if (isWebAddress(text)) return `; did you mean "${text.replace(/^http:/i, 'https:')}"?`
  const name = text.split(/[\\/]/).at(-1) ?? ''
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1] ?? ''
  const tidy = `${slugify(name.slice(0, name.length - ending.length), 'picture')}.${ending.toLowerCase()}`
  if (ending === '') return '; its name needs its ending, such as logo.svg'
  if (!/^(?:svg|png|jpe?g|webp)$/i.test(ending)) return '; a picture is an svg, png, jpg or webp file'
  if (name !== text) return `; put the file beside this one and write "${pictureName.test(name) ? name : tidy}"`
  return `; rename the file to "${tidy}" (letters, digits, - and _)`
}

/** A picture or logo: a file beside the dealer file, or a web address. */
export const file = () =>
  value<string>({
    wanted: 'a file beside this one (such as logo.svg) or an https address',
    example: 'logo.svg',
    read: (text) => ((isWebAddress(text) && /^https:/i.test(text)) || pictureName.test(text) ? text : null),
    json: { type: 'string' },
    remedy: fileRemedy,
  })

/** A table beside the dealer file. */
export const table = () => value(matching(/^[a-z0-9][a-z0-9_-]*\.csv$/, 'a CSV file beside this one', 'postcodes.csv'))

/** A Markdown file of the dealer's folder. */
export const markdownFile = () =>
  value(
    orMended(matching(/^([a-z0-9-]+\/)*[a-z0-9-]+\.md$/, 'a Markdown file of this folder', 'pages/terms.md'), (text) =>
      text
        .toLowerCase()
        .replace(/[ _]+/g, '-')
        .replace(/^\.?\//, '')
        .replace(/\.(?:docx?|txt|markdown|html?|pdf)$/, '.md'),
    ),
  )
