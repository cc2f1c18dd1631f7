import { acceptedNumbers, normalised, stripped } from './phone-rules.ts'

/** Kinds of phone numbers a site's forms accept. */
export type PhoneMode = 'au' | 'au_landline' | 'au_mobile' | 'au_mobile_landline' | 'au_uk' | 'nz' | 'us'

/** A dealer's settings for phone numbers in forms. */
export interface PhonePolicy {
  readonly mode: PhoneMode
  /** Always accepted, whatever the mode; null in production. */
  readonly test_number: string | null
}

const mustBe = (kind: string) => `Invalid phone number. Must be ${kind} number.`
const australian = mustBe('an Australian')

const messages: Readonly<Record<PhoneMode, string>> = {
  au: australian,
  au_landline: australian,
  au_mobile: mustBe('an Australian mobile'),
  au_mobile_landline: australian,
  au_uk: australian,
  nz: mustBe('a New Zealand'),
  us: mustBe('a US'),
}

/** Error message for a New Zealand number of 15 characters or more. */
export const tooManyCharacters = 'Invalid phone number. Too many characters.'
const tooLongInNewZealand = 15

function isTestNumber(number: string, { test_number, mode }: PhonePolicy): boolean {
  return Boolean(test_number) && number === normalisePhone(String(test_number), mode)
}

/**
 * A number as validated and sent: without spaces, brackets, hyphens and dots, and with the country's own calling code
 * (+61, 0061, +64, 0064, +1) replaced by the national format. Idempotent.
 */
export function normalisePhone(typed: string, mode: PhoneMode): string {
  return normalised(stripped(typed), mode)
}

/** Error message for a typed number, or null when this site accepts it. */
export function phoneProblem(typed: string, policy: PhonePolicy): string | null {
  const { mode } = policy
  const number = normalisePhone(typed, mode)
  if (isTestNumber(number, policy)) return null
  if (mode === 'nz' && number.length >= tooLongInNewZealand) return tooManyCharacters
  return acceptedNumbers[mode].some((pattern) => pattern.test(number)) ? null : messages[mode]
}
