import type { LeadDisplay, Line } from '../asked/lead-display.ts'
import { plainText } from '../asked/plain-text.ts'
import type { StoredLead } from '../asked/stored-lead.ts'
import { formatLocalIso } from './local-time.ts'
import { optionalElement, xmlText } from './xml-text.ts'

function namesOf(lead: LeadDisplay) {
  const parts = [
    ['first', lead.text('first_name')],
    ['last', lead.text('last_name')],
  ] as const
  const known = parts.flatMap(([part, name]) => (name ? [{ '@part': part, '#text': xmlText(name) }] : []))
  return known.length > 0 ? known : [{ '@part': 'full', '#text': xmlText(lead.name) || 'Not given' }]
}

const said = ({ label, text }: Line) => `${label}: ${text}`

/** Subject, message and all other answers, except contact details and private values. */
function commentsOf(lead: LeadDisplay): string {
  const lines = lead.parts
    .filter(({ title }) => title !== 'Contact')
    .flatMap((part) => part.lines)
    .filter(({ name, isPrivate }) => name !== 'message' && !isPrivate)
  return [lead.subject, lead.text('message'), ...lines.map(said)].filter(Boolean).join('\n')
}

/** The preferred day and time, in the location's time zone. */
function timeframeOf(lead: LeadDisplay, { lead: sent }: StoredLead, timeZone: string) {
  const [date, time] = [plainText(sent.preferred_date), plainText(sent.preferred_time)]
  if (date === '' && time === '') return {}
  const words = [lead.text('preferred_date'), lead.text('preferred_time')].filter(Boolean).join(' at ')
  const at = formatLocalIso(date, time === '' ? '00:00' : time, timeZone)
  const until = time === '' ? formatLocalIso(date, '23:59', timeZone) : at
  return {
    timeframe: {
      description: xmlText(`${lead.category}: ${words}`),
      ...(at && until ? { earliestdate: at, latestdate: until } : {}),
    },
  }
}

/** The ADF `customer` element: contact, preferred time and comments. */
export function customerOf(lead: LeadDisplay, stored: StoredLead, timeZone: string) {
  return {
    contact: {
      '@primarycontact': '1',
      name: namesOf(lead),
      ...optionalElement('email', lead.text('email')),
      ...(lead.text('phone') ? { phone: { '@type': 'voice', '#text': xmlText(lead.text('phone')) } } : {}),
      ...(lead.text('postcode') ? { address: { postalcode: xmlText(lead.text('postcode')) } } : {}),
    },
    ...timeframeOf(lead, stored, timeZone),
    comments: xmlText(commentsOf(lead)),
  }
}
