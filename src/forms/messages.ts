/** Texts of submitting that dealers' other systems know by the letter; spelt as the specification spells them. */
export const messages = {
  failed: 'An error occurred when submitting this form',
  unexpected: 'An unexpected error occured.',
  stepFailed: 'Form submission error occured.',
} as const
