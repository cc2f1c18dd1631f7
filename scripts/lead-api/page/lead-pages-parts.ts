import type { Dealers } from '../asked/dealers.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { Guard } from './lead-access.ts'

/** What the pages stand on. */
export interface LeadPagesParts {
  readonly guard: Guard
  readonly store: LeadStore
  readonly dealers: Dealers
  readonly now: () => Date
}
