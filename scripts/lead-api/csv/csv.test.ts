import { describe, expect, it, test } from 'vitest'
import { createLeadDisplay } from '../asked/lead-display.ts'
import { cell } from './cells.ts'
import { columnsOf } from './columns.ts'

test.each([
  ['a sum', '=1+1', `"'=1+1"`],
  ['a sum after a line break', '\n=1+1', `"'\n=1+1"`],
  ['a sum after a blank', ' =1+1', `"' =1+1"`],
  ['a call of a program', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a number abroad', '+61 491 570 156', `"'+61 491 570 156"`],
  ['a phone number', '0491570156', '"=""0491570156"""'],
  ['a postcode of Darwin', '0800', '"=""0800"""'],
  ['a card-long number', '123456789012', '"=""123456789012"""'],
  ['a postcode of Sydney', '2000', '"2000"'],
  ['quotation marks', 'the "blue" one', '"the ""blue"" one"'],
  ['letters of other alphabets', 'José', '"José"'],
])('a cell of %s', (_reason, text, written) => {
  expect(cell(text)).toBe(written)
})

describe('a copy of a lead', () => {
  const lead = {
    website_slug: 'north',
    category: 'Finance Enquiry',
    income: '85000',
    Rego: 'ABC123',
    colour_of_hat: 'red',
  }
  const reading = createLeadDisplay(
    { id: 4, received_at: '2026-03-02T01:00:00.000Z', updated_at: '', lead, files: [] },
    null,
  )
  const rowOf = (isWhole: boolean) =>
    Object.fromEntries(columnsOf(isWhole).map(({ heading, text }) => [heading, text(reading)]))

  it('leaves incomes and plates out unless asked', () => {
    expect(rowOf(false)).toMatchObject({
      'Finance: yearly income': 'not in this copy',
      'Own: plate': 'not in this copy',
    })
    expect(JSON.stringify(rowOf(false))).not.toMatch(/85000|ABC123/)
    expect(rowOf(true)).toMatchObject({ 'Finance: yearly income': '$85,000', 'Own: plate': 'ABC123' })
  })

  it('has a heading of its own for every fact, and loses none', () => {
    const headings = columnsOf(true).map(({ heading }) => heading)
    expect(new Set(headings).size).toBe(headings.length)
    expect(rowOf(true)).toMatchObject({ 'Also sent': 'colour of hat: red' })
  })
})
