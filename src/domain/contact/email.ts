/** Shown for an e-mail address without the usual shape. */
export const emailMessage = 'invalid email address'

const shape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** What is wrong with a typed e-mail address, or null: something, @, a domain with a dot in it, no spaces. */
export function emailProblem(typed: string): string | null {
  return shape.test(typed.trim()) ? null : emailMessage
}
