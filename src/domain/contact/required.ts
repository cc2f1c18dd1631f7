/** Shown at a field that has to be filled in. */
export const requiredMessage = '*This is a required field.'

/** Shown at the test drive's agreement when it is not ticked. */
export const agreementMessage = '*You must agree to the terms of use before submitting.'

/** Whether a typed value is no answer: nothing, or only spaces. */
export function isBlank(typed: string): boolean {
  return typed.trim() === ''
}
