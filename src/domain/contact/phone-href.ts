/** Telephone key of each letter from a to z. */
const keys = '22233344455566677778889999'

function keyFor(letter: string): string {
  return keys.charAt(letter.toLowerCase().charCodeAt(0) - 97)
}

/**
 * The `tel:` link of a phone number: "02 9999 1111" gives `tel:0299991111`; letters as in "1300 CARS 24" become digits.
 * A leading "+" is kept, an extension dropped. Null when there is nothing to dial.
 */
export function phoneHref(phone: string | null): string | null {
  const dialled = (phone ?? '')
    .trim()
    .replace(/\s*(?:ext|x)\.?\s*\d+$/i, '')
    .replace(/(\d)\s*\(0\)/, '$1')
    .replace(/[a-z]/gi, keyFor)
    .replace(/(?!^\+)\D/g, '')
  return /\d/.test(dialled) ? `tel:${dialled}` : null
}
