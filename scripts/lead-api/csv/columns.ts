import type { LeadDisplay } from '../asked/lead-display.ts'
import { leadFacts } from '../asked/parts.ts'

/** A column of the leads CSV. */
export interface Column {
  readonly heading: string
  readonly text: (lead: LeadDisplay) => string
}

const head: readonly Column[] = [
  { heading: 'Number', text: ({ id }) => String(id) },
  { heading: 'Received', text: ({ received }) => received },
  { heading: 'Website', text: ({ website }) => website },
  { heading: 'Dealer', text: ({ dealer }) => dealer },
  { heading: 'About', text: ({ subject }) => subject },
  { heading: 'Complete', text: ({ isComplete }) => (isComplete ? 'Yes' : 'No') },
  { heading: 'Doubts', text: ({ doubts }) => doubts.join(', ') },
  { heading: 'Name', text: ({ name }) => name },
]

const hidden = 'not in this copy'

const hides = (name: string) => (lead: LeadDisplay) => (lead.text(name) === '' ? '' : hidden)

const tells = (name: string) => (lead: LeadDisplay) => lead.text(name)

function rest({ parts }: LeadDisplay): string {
  const lines = parts.find(({ title }) => title === 'Also sent')?.lines ?? []
  return lines.map(({ label, text }) => `${label}: ${text}`).join('\n')
}

/** All columns in display order; private values are replaced by a note unless `isWhole`. */
export function columnsOf(isWhole: boolean): readonly Column[] {
  const facts = [...leadFacts].map(([name, { heading, isPrivate }]) => {
    return { heading, text: isPrivate && !isWhole ? hides(name) : tells(name) }
  })
  return [...head, ...facts, { heading: 'Also sent', text: rest }]
}
