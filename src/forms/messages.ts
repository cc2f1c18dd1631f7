/** Submission messages that dealers' other systems match verbatim; spelt as in the specification. */
export const messages = {
  failed: 'An error occurred when submitting this form',
  unexpected: 'An unexpected error occured.',
  stepFailed: 'Form submission error occured.',
} as const

/** Error of a field whose content the browser cannot parse, such as half a date. */
export const unreadMessage = 'Please finish this, or clear it.'
