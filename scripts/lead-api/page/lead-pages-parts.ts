import type { Dealers } from '../asked/dealers.ts'
import type { LeadStore } from '../store/lead-store.ts'
import type { Guard } from './lead-access.ts'

/** Dependencies of the leads pages. */
export interface LeadPagesParts {
  readonly guard: Guard
  readonly store: LeadStore
  readonly dealers: Dealers
  readonly now: () => Date
}
