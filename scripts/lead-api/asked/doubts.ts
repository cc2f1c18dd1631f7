import { plainText } from './plain-text.ts'
import type { StoredLead } from './stored-lead.ts'

/** Signals that a lead may be no shopper's, as staff read them. */
const words: Readonly<Record<string, string>> = {
  trap_filled: 'a field that people cannot see was filled in',
  no_proof: 'its browser showed no work',
  too_fast: 'sent within 3 seconds of opening the page',
}

/** What speaks against a lead; a signal that is not known is told as it came. */
export function doubtsOf({ lead }: StoredLead): readonly string[] {
  const signals = Array.isArray(lead.spam_signals) ? lead.spam_signals.map((each) => plainText(each)) : []
  return signals.filter(Boolean).map((signal) => (Object.hasOwn(words, signal) ? (words[signal] ?? signal) : signal))
}
