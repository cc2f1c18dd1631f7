/** Default number of digits. */
export const postcodeDigits = 4

/** A postcode as validated and sent: without spaces. */
export function normalisePostcode(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '')
}

/** Error message for a typed postcode, or null when it has exactly `digits` digits. */
export function postcodeProblem(typed: string, digits: number = postcodeDigits): string | null {
  const postcode = normalisePostcode(typed)
  const isPostcode = /^[0-9]+$/.test(postcode) && postcode.length === digits
  return isPostcode ? null : `Invalid postcode. Please enter a ${digits}-digit number.`
}
