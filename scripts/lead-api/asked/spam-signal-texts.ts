import { quickestMs } from '#domain/lead/honeypot.ts'
import { plainText } from './plain-text.ts'
import type { StoredLead } from './stored-lead.ts'

/** Spam signal -> text for staff. */
const words: Readonly<Record<string, string>> = {
  trap_filled: 'a field that people cannot see was filled in',
  no_proof: 'its browser showed no work',
  too_fast: `sent within ${quickestMs / 1000} seconds of opening the page`,
}

/** Texts of a lead's spam signals; an unknown signal is returned as it is. */
export function describeSpamSignals({ lead }: StoredLead): readonly string[] {
  const signals = Array.isArray(lead.spam_signals) ? lead.spam_signals.map((each) => plainText(each)) : []
  return signals.filter(Boolean).map((signal) => (Object.hasOwn(words, signal) ? (words[signal] ?? signal) : signal))
}
