/** Name of the hidden input that only bots fill in. */
export const honeypotName = 'company_website'

/** Signals in a lead for a filled-in honeypot, for the dealer to judge; empty when it was left blank. */
export const honeypotSignals = (held: string): readonly string[] => (held.trim() === '' ? [] : ['trap_filled'])

/** In ms: no person opens a page, reads it and fills in a form faster. */
export const quickestMs = 2500
