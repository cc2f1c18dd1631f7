import type { FormPolicy } from './form-policy.ts'

/** Error message for a name with characters the site does not accept. */
export const nameMessage = 'Please use alphabetical characters only.'

const allowed: Readonly<Record<FormPolicy['names'], RegExp>> = {
  strict: /^[\p{L}\p{M}\s]+$/u,
  any: /^[\p{L}\p{M}\s'’.-]+$/u,
}

/**
 * Error message for a first or last name, or null. Accepts letters of any alphabet and spaces; sites that take `any`
 * name also accept apostrophes, hyphens and full stops (O'Brien, Anne-Marie, St. John). At least one letter is
 * required.
 */
export function nameProblem(typed: string, names: FormPolicy['names']): string | null {
  return allowed[names].test(typed) && /\p{L}/u.test(typed) ? null : nameMessage
}
