import type { LeadStore } from '../store/lead-store.ts'
import type { Lead } from './lead-schema.ts'
import type { Proofs } from './proofs.ts'

/** Whose leads are asked for work, and who looks at it. */
export interface Judge {
  readonly proofs: Proofs
  readonly asksWork: (website: string) => boolean
}

const signal = 'no_proof'

const signalsOf = (lead: { readonly spam_signals?: unknown }): readonly unknown[] =>
  Array.isArray(lead.spam_signals) ? lead.spam_signals : []

/** A lead that proved its work once has proved it: a retry may come when its proof is old, or to another process. */
async function hasProved(store: LeadStore, key: string | undefined): Promise<boolean> {
  const id = key === undefined ? null : await store.idOf(key)
  const stored = id === null ? null : await store.find(id)
  return stored !== null && !signalsOf(stored.lead).includes(signal)
}

/** The lead as it is kept: without its proof, and with a signal where the dealer asks for work and none was shown. Nothing is dropped for it. */
export async function judged(
  { proof, ...lead }: Lead,
  judge: Judge | undefined,
  store: LeadStore,
  now: Date,
): Promise<Lead> {
  if (!judge?.asksWork(lead.website_slug)) return lead
  const key = lead.submission_key
  if ((await judge.proofs.isSound(proof, key, now)) || (await hasProved(store, key))) return lead
  return { ...lead, spam_signals: [...(lead.spam_signals ?? []), signal] }
}
