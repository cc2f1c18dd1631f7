import { describe, expect, it } from 'vitest'
import { pageSuggestion, withPages } from './pages.ts'
import { listSuggestion } from './suggestion.ts'

describe('beside what was found', () => {
  const finance = pageSuggestion({ name: 'Finance', href: '/finance', words: ['finance'], beside: [] })
  const asked = [finance]
  const mustang = listSuggestion('car', '/cars/mustang', '2021 Ford Mustang')
  const all = listSuggestion('all', '/search/used-cars?query=finance', 'See all results for “finance”')
  const shown = (query: string, options: Parameters<typeof withPages>[1]['options'], some = asked) =>
    withPages(some, { notes: ['Nothing matches “finance”.'], options, cars: 'Cars' }, query)

  it('stand alone where no car has such a name', () => {
    expect(shown('finance', [mustang, all])).toEqual({ notes: [], options: [finance], cars: 'Cars' })
  })

  it('stand before cars that are called so', () => {
    const sold = listSuggestion('car', '/cars/fleet', '2020 Finance Fleet')
    expect(shown('finance', [mustang, sold, all]).options).toEqual([finance, sold, all])
  })

  it('stand without models that are only near what was typed, and before those that are named', () => {
    const charger = listSuggestion('model', '/search/charger', 'Charger')
    const focus = listSuggestion('model', '/search/focus', 'Focus')
    expect(shown('oil change', [charger, all]).options).toEqual([finance])
    expect(shown('finance focus', [charger, focus, all]).options).toEqual([finance, focus, all])
  })

  it('change nothing where none is asked for', () => {
    expect(shown('finance', [mustang, all], []).options).toEqual([mustang, all])
  })
})
