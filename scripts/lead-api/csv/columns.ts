import { fieldsOfParts, partTitles, privateFields } from '../asked/parts.ts'
import type { LeadReading } from '../asked/reading.ts'

/** A column of the copy that staff save. */
export interface Column {
  readonly heading: string
  readonly text: (lead: LeadReading) => string
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

function answerColumn([name, heading]: readonly [string, string], isWhole: boolean): Column {
  const isHidden = privateFields.has(name) && !isWhole
  const text = (lead: LeadReading) => (isHidden && lead.text(name) !== '' ? hidden : lead.text(name))
  return { heading, text }
}

function rest({ parts }: LeadReading): string {
  const lines = parts.find(({ title }) => title === 'Also sent')?.lines ?? []
  return lines.map(({ label, text }) => `${label}: ${text}`).join('\n')
}

/** Every column, in the order a lead is read; incomes and plates only in a whole copy. */
export function columnsOf(isWhole: boolean): readonly Column[] {
  const facts = partTitles.flatMap((title) => (title === 'Also sent' ? [] : Object.entries(fieldsOfParts[title])))
  return [...head, ...facts.map((fact) => answerColumn(fact, isWhole)), { heading: 'Also sent', text: rest }]
}
