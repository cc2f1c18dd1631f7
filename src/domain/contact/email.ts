/** Shown for an e-mail address without the usual shape. */
export const emailMessage = 'invalid email address'

/** Something, @, a domain with a dot in it, no spaces. */
export const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** What is wrong with a typed e-mail address, or null. */
export function emailProblem(typed: string): string | null {
  return emailShape.test(typed.trim()) ? null : emailMessage
}
