import { isRecord } from '#domain/data/record.ts'
import type { Site } from '#tenants/site.ts'
import { placeOf } from './place.ts'
import { plainText } from './plain-text.ts'
import type { ReceivedConsent, StoredLead } from './stored-lead.ts'

type Lead = StoredLead['lead']
type Facts = readonly (readonly [string, unknown])[]

/** Make and model of the dealer's car that a lead is about, as one fact. */
function vehicleFacts(lead: Lead): Facts {
  const words = [lead['Vehicle Make'], lead['Vehicle Model']].map((each) => plainText(each)).filter(Boolean)
  return [['vehicle', words.join(' ')]]
}

const consentText = ({ received_at, record }: ReceivedConsent) =>
  `${received_at} ${record.state === true ? 'Yes' : 'No'} to "${plainText(record.text)}" (${plainText(record.method)}, ${plainText(record.page)})`

/** The consent record: text shown, choice, method, time and page; plus earlier consents. */
function consentFacts({ lead: { consent }, consents = [] }: StoredLead): Facts {
  if (!isRecord(consent)) return []
  const { text, state, method, at, page } = consent
  return [
    ['consent_given', state === true],
    ['consent', text],
    ['consent_method', method],
    ['consent_at', at],
    ['consent_page', page],
    ['consent_received', consents.at(-1)?.received_at],
    ['consent_before', consents.slice(0, -1).map(consentText)],
  ]
}

/** The name of the location that answers a lead: from the dealer's files, else from the lead, else its id. */
const placeFacts = (stored: StoredLead, site: Site | null): Facts => [
  ['location_id', placeOf(stored, site)?.name ?? stored.lead.location ?? stored.lead.location_id],
]

const spelled = new Set(['Vehicle Make', 'Vehicle Model', 'Rego', 'consent', 'consent_given', 'opt_in', 'location_id'])

/** Technical fields of a lead that are shown elsewhere or are of no use to staff. */
const unreadFields: ReadonlySet<string> = new Set([
  'website_slug',
  'manufacturer_slug',
  'dealer_id',
  'submission_key',
  'lead_id',
  'lead_status',
  'form_completed',
  'skipped_steps',
  'step_number',
  'spam_signals',
  'form_name',
  'category',
  'subcategory',
  'name',
  'location',
  'page_id',
])

/** All facts of a lead, as [field name, value]. */
export function factsOf(stored: StoredLead, site: Site | null): Facts {
  const { lead, files } = stored
  const plain = Object.entries(lead).filter(([name]) => !spelled.has(name) && !unreadFields.has(name))
  return [
    ...plain,
    ['rego', lead.Rego],
    ...placeFacts(stored, site),
    ...vehicleFacts(lead),
    ...consentFacts(stored),
    ['files', files.map(({ name }) => name)],
  ]
}
