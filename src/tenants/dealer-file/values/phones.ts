import { value } from '../setting.ts'

const isPhone = (text: string) => /^\+?[\d ().-]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''))

const keys = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/**
 * A phone number that ends with a word, spelt in digits by keypad; 1300 and 1800 take six of them. Null for other
 * texts.
 */
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
  if (numbers.length > 1) return `; write one number, such as "${number}"`
  const parted = text.replaceAll(/\s*\/\s*/g, ' ').replaceAll(/\p{Pd}/gu, '-')
  if (isPhone(parted)) return `; did you mean "${parted}"?`
  if (isPhone(number) && number.replace(/\D/g, '').length >= 8) return `; did you mean "${number}"?`
  const digits = text.replace(/\D/g, '').length
  if (digits > 0 && digits < 6) return '; digits are missing'
  return /[a-z]{3}/i.test(text) ? '; write the digits behind the letters' : '; for example 02 5550 0123'
}

/** A phone number as people write it, kept with its zeros and spaces. */
export const phone = () =>
  value<string>({
    wanted: 'a phone number (6 to 15 digits, with spaces, brackets, hyphens or a leading +)',
    example: '02 5550 0123',
    read: (text) => (isPhone(text) ? text : null),
    json: { type: ['string', 'integer'] },
    isOpen: true,
    remedy: phoneRemedy,
  })
