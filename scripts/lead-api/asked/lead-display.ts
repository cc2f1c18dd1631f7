import type { LocalePolicy } from '#domain/text/locale.ts'
import type { Field } from '#forms/field.ts'
import type { Form } from '#forms/form.ts'
import type { Site } from '#tenants/site.ts'
import { factsOf } from './facts.ts'
import { fieldNamed, formOfLead } from './form-of-lead.ts'
import { factsOfPart, leadFacts, type PartTitle, partTitles } from './parts.ts'
import { plainText } from './plain-text.ts'
import { describeSpamSignals } from './spam-signal-texts.ts'
import type { StoredLead } from './stored-lead.ts'
import { formatZonedTime, valueText } from './values.ts'

/** One answer of a shopper, or one fact of the visit. */
export interface Line {
  readonly name: string
  readonly label: string
  /** The value as shown to staff. */
  readonly text: string
  /** Left out of the CSV unless requested. */
  readonly isPrivate: boolean
}

/** A lead prepared for display: used by the page, CSV, mail and ADF. */
export interface LeadDisplay {
  readonly id: number
  /** ISO. */
  readonly receivedAt: string
  /** In the dealer's time zone, e.g. "2026-03-02 12:00 Australia/Sydney". */
  readonly received: string
  readonly website: string
  /** The dealer's name, or the website slug for an unknown dealer. */
  readonly dealer: string
  /** "Test Drive Booking: Test Drive Booking Used" */
  readonly subject: string
  readonly category: string
  /** The shopper's name; empty when none was given. */
  readonly name: string
  /** Name of the location that answers it; empty when there is none. */
  readonly place: string
  readonly isComplete: boolean
  /** Texts of its spam signals. A doubtful lead is still stored and delivered. */
  readonly doubts: readonly string[]
  readonly parts: readonly { readonly title: PartTitle; readonly lines: readonly Line[] }[]
  /** The text of the named line; empty when there is none. */
  text(name: string): string
}

const elsewhere: LocalePolicy = { locale: 'en-AU', currency: 'AUD', timeZone: 'UTC' }

/** Every page sends its dealership; it counts as an answer only when the form offers a choice. */
const wasAsked = (form: Form | undefined, field: Field | undefined): field is Field =>
  field !== undefined &&
  (field.name !== 'dealership_slug' || (field.kind === 'select' && form?.fields.includes(field) === true))

function lineOf(site: Site | null, stored: StoredLead): (fact: readonly [string, unknown]) => Line[] {
  const form = site ? formOfLead(site, stored.lead) : undefined
  return ([name, value]) => {
    const field = site ? fieldNamed(site, form, name) : undefined
    const text = valueText(name, value, field, site?.locale ?? elsewhere)
    const { heading = name.replaceAll('_', ' '), isPrivate = false } = leadFacts.get(name) ?? {}
    return text === '' ? [] : [{ name, label: wasAsked(form, field) ? field.label : heading, text, isPrivate }]
  }
}

function inOrder(lines: readonly Line[], title: PartTitle): readonly Line[] {
  if (title === 'Also sent') return lines.filter(({ name }) => !leadFacts.has(name))
  return factsOfPart(title).flatMap((name) => lines.filter((line) => line.name === name))
}

/** Prepares a lead for display with its form's labels; for an unknown dealer, with the CSV headings. */
export function createLeadDisplay(stored: StoredLead, site: Site | null): LeadDisplay {
  const { lead } = stored
  const website = plainText(lead.website_slug)
  const lines = factsOf(stored, site).flatMap(lineOf(site, stored))
  const byName = new Map(lines.map((line) => [line.name, line.text]))
  return {
    id: stored.id,
    receivedAt: stored.received_at,
    received: formatZonedTime(stored.received_at, (site?.locale ?? elsewhere).timeZone),
    website,
    dealer: site?.name ?? website,
    subject: [lead.category, lead.subcategory]
      .map((each) => plainText(each))
      .filter(Boolean)
      .join(': '),
    category: plainText(lead.category),
    name: plainText(lead.name) || [byName.get('first_name'), byName.get('last_name')].filter(Boolean).join(' '),
    place: byName.get('location_id') ?? '',
    isComplete: lead.lead_status !== 'Incomplete',
    doubts: describeSpamSignals(stored),
    parts: partTitles.map((title) => ({ title, lines: inOrder(lines, title) })).filter((part) => part.lines.length > 0),
    text: (name) => byName.get(name) ?? '',
  }
}
