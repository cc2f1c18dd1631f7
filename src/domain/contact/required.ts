/** Error message for an empty required field. */
export const requiredMessage = '*This is a required field.'

/** Error message for the unticked agreement of a test drive. */
export const agreementMessage = '*You must agree to the terms of use before submitting.'

/** Whether a typed value is empty or only spaces. */
export function isBlank(typed: string): boolean {
  return typed.trim() === ''
}
