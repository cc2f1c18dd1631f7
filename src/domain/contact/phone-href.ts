const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

function keyFor(letter: string): string {
  return String(keypad.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2)
}

/**
 * The `tel:` link of a phone number as a dealer writes it: "02 9999 1111" gives `tel:0299991111`, "1300 CARS 24" what its
 * letters dial. A "+" in front stays. Null when there is nothing to dial.
 */
export function phoneHref(phone: string | null): string | null {
  const dialled = (phone ?? '')
    .trim()
    .replace(/\s*(?:ext|x)\.?\s*\d+$/i, '')
    .replace(/(\d)\s*\(0\)/, '$1')
    .replace(/[a-z]/gi, keyFor)
    .replace(/(?!^\+)\D+/g, '')
  return /\d/.test(dialled) ? `tel:${dialled}` : null
}
