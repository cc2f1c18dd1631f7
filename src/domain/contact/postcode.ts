/** Digits of a postcode where the site does not say otherwise. */
export const postcodeDigits = 4

/** What is wrong with a typed postcode, in the words the form shows, or null for exactly so many digits. */
export function postcodeProblem(typed: string, digits: number = postcodeDigits): string | null {
  const isPostcode = /^[0-9]+$/.test(typed.trim()) && typed.trim().length === digits
  return isPostcode ? null : `Invalid postcode. Please enter a ${digits}-digit number.`
}
