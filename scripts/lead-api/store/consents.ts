import { isRecord } from '#domain/data/record.ts'
import type { ReceivedConsent, StoredLead } from '../asked/stored-lead.ts'

/** A consent's content without its time, for comparison. */
const said = ({ text, state, method, page }: ReceivedConsent['record']) => JSON.stringify([text, state, method, page])

/** Appends a consent record, unless it is missing or equals the last one. */
export function withConsent(
  consents: readonly ReceivedConsent[],
  record: unknown,
  received_at: string,
): readonly ReceivedConsent[] {
  const last = consents.at(-1)
  if (!isRecord(record) || (last && said(last.record) === said(record))) return consents
  return [...consents, { received_at, record }]
}

/** All consents of a lead. Leads stored by earlier versions have only `lead.consent`, dated by their last change. */
export function consentsOf({ consents = [], lead, updated_at }: StoredLead): readonly ReceivedConsent[] {
  return consents.length > 0 ? consents : withConsent([], lead.consent, updated_at)
}
