/** Error message for an invalid e-mail address. */
export const emailMessage = 'invalid email address'

/** Local part, @, a domain with a dot in it, no spaces. */
export const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Error message for a typed e-mail address, or null. */
export function emailProblem(typed: string): string | null {
  return emailShape.test(typed.trim()) ? null : emailMessage
}
