import { slugify } from '#domain/text/slug.ts'
import { value } from '../setting.ts'
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

/** Words that continue one of the platform's sentences. */
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

/** Text of several lines; blank lines separate paragraphs. */
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

/** An id of another system: letters, digits, hyphens, underscores. Leading zeros are kept. */
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
    isOpen: true,
    remedy: (text) => {
      const bare = text
        .replace(/^mailto:/i, '')
        .replace(/^.*<|>.*$/g, '')
        .replace(/\p{Cf}/gu, '')
        .replace(/@+/g, '@')
        .replace(/\s*([@.])\s*/g, '$1')
      if (mailAddress.test(bare)) return `; did you mean "${bare}"?`
      return /@.*@/.test(text) ? '; one address stands here: choose one of them' : '; for example sales@example.com.au'
    },
  })

/** A licence number: letters, digits, spaces, slashes and hyphens. Leading zeros are kept. */
export const licence = () =>
  value(
    matching(/^[A-Za-z0-9][A-Za-z0-9 /-]{0,39}$/, 'a licence number (letters and digits)', 'MD012345', {
      type: ['string', 'integer'],
    }),
  )

/** The name of a custom element: lower case with a hyphen. */
export const elementName = () =>
  value(
    matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, 'the name of an element (a-z, 0-9, with a hyphen)', 'example-payment'),
  )
