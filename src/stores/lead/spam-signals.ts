import { honeypotSignals, quickestMs } from '#domain/lead/honeypot.ts'

/**
 * Signs of spam, for the dealer to weigh: the honeypot (invisible to people) was filled, or the form was sent too soon
 * after the page opened. `pageAge`: ms; null where autofill, a draft or remembered details filled in the form. The lead
 * is sent in any case.
 */
export function spamSignals(honeypot: string, pageAge: number | null): readonly string[] {
  const isFast = pageAge !== null && pageAge < quickestMs
  return [...honeypotSignals(honeypot), ...(isFast ? ['too_fast'] : [])]
}
