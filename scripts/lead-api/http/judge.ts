import type { LeadStore } from '../store/lead-store.ts'
import type { Lead } from './lead-schema.ts'
import type { Proofs } from './proofs.ts'

/** Checks proof of work for the websites that require it. */
export interface Judge {
  readonly proofs: Proofs
  readonly asksWork: (website: string) => boolean
}

const signal = 'no_proof'

const signalsOf = (lead: { readonly spam_signals?: unknown }): readonly unknown[] =>
  Array.isArray(lead.spam_signals) ? lead.spam_signals : []

/**
 * Whether this lead was stored with a valid proof before: a retry may come after the proof expired, or to another
 * process.
 */
async function hasProved(store: LeadStore, key: string | undefined): Promise<boolean> {
  const id = key === undefined ? null : await store.idOf(key)
  const stored = id === null ? null : await store.find(id)
  return stored !== null && !signalsOf(stored.lead).includes(signal)
}

/**
 * The lead to store: without its proof, and with a spam signal if its dealer requires work and the proof is missing or
 * invalid. No lead is rejected for it.
 */
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
