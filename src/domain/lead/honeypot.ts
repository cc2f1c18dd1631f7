/** Name of the input that people cannot see, and only machines fill in. */
export const honeypotName = 'company_website'

/** What a lead says of a honeypot that was filled in: a doubt, for the dealer to weigh. */
export const honeypotSignals = (held: string): readonly string[] => (held.trim() === '' ? [] : ['trap_filled'])
