/** Digits of a postcode where the site does not say otherwise. */
export const postcodeDigits = 4

/** A postcode as it is checked and sent: plain digits without the spaces of whoever pasted it. */
export function normalisePostcode(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '')
}

/** What is wrong with a typed postcode, in the words the form shows, or null for exactly so many digits. */
export function postcodeProblem(typed: string, digits: number = postcodeDigits): string | null {
  const postcode = normalisePostcode(typed)
  const isPostcode = /^[0-9]+$/.test(postcode) && postcode.length === digits
  return isPostcode ? null : `Invalid postcode. Please enter a ${digits}-digit number.`
}
