/** Texts of submitting that dealers' other systems know by the letter; spelt as the specification spells them. */
export const messages = {
  failed: 'An error occurred when submitting this form',
  unexpected: 'An unexpected error occured.',
  stepFailed: 'Form submission error occured.',
} as const

/** Beside a field in which something stands that the browser cannot read, such as half a date. */
export const unreadMessage = 'Please finish this, or clear it.'
