import { isRecord } from '#domain/data/record.ts'
import type { ReceivedConsent, StoredLead } from '../asked/stored-lead.ts'

/** What was said, however often and whenever it was sent. */
const said = ({ text, state, method, page }: ReceivedConsent['record']) => JSON.stringify([text, state, method, page])

/** The consents of a lead with the one that comes now, where it says something else than the last. */
export function withConsent(
  consents: readonly ReceivedConsent[],
  record: unknown,
  received_at: string,
): readonly ReceivedConsent[] {
  const last = consents.at(-1)
  if (!isRecord(record) || (last && said(last.record) === said(record))) return consents
  return [...consents, { received_at, record }]
}

/** Every consent of a lead. One of an earlier version has its own in its words alone, and had it when it last changed. */
export function consentsOf({ consents = [], lead, updated_at }: StoredLead): readonly ReceivedConsent[] {
  return consents.length > 0 ? consents : withConsent([], lead.consent, updated_at)
}
