import type { FormPolicy } from './form-policy.ts'

/** Shown for a name with anything the site does not take. */
export const nameMessage = 'Please use alphabetical characters only.'

const allowed: Readonly<Record<FormPolicy['names'], RegExp>> = {
  strict: /^[\p{L}\p{M}\s]+$/u,
  any: /^[\p{L}\p{M}\s'’.-]+$/u,
}

/**
 * What is wrong with a first or last name, or null. Letters of any alphabet and spaces; sites that take `any` name also
 * take apostrophes, hyphens and full stops (O'Brien, Anne-Marie, St. John). There is always a letter.
 */
export function nameProblem(typed: string, names: FormPolicy['names']): string | null {
  return allowed[names].test(typed) && /\p{L}/u.test(typed) ? null : nameMessage
}
