/**
 * Ranges of Australian postcodes: from, to, states. Some towns near a border have a postcode of the other side
 * (`shared`).
 */
const australian: readonly (readonly [from: number, to: number, states: readonly string[]])[] = [
  [200, 299, ['ACT']],
  [800, 999, ['NT']],
  [1000, 2599, ['NSW']],
  [2600, 2620, ['ACT', 'NSW']],
  [2621, 2899, ['NSW']],
  [2900, 2920, ['ACT']],
  [2921, 2999, ['NSW']],
  [3000, 3999, ['VIC']],
  [4000, 4999, ['QLD']],
  [5000, 5999, ['SA']],
  [6000, 6999, ['WA']],
  [7000, 7999, ['TAS']],
  [8000, 8999, ['VIC']],
  [9000, 9999, ['QLD']],
]

/** Postcode -> further states that share it. */
const shared: Readonly<Record<string, readonly string[]>> = {
  '0872': ['SA', 'WA'],
  2406: ['QLD'],
  2540: ['ACT'],
  3500: ['NSW'],
  3585: ['NSW'],
  3586: ['NSW'],
  3644: ['NSW'],
  3691: ['NSW'],
  3707: ['NSW'],
  4375: ['NSW'],
  4377: ['NSW'],
  4380: ['NSW'],
  4383: ['NSW'],
  4385: ['NSW'],
  4493: ['NSW'],
  4825: ['NT'],
  5440: ['NSW'],
}

/** The states of American ZIP codes, by the first digit. */
const american: readonly (readonly string[])[] = [
  ['CT', 'MA', 'ME', 'NH', 'NJ', 'NY', 'PR', 'RI', 'VI', 'VT'],
  ['DE', 'NY', 'PA'],
  ['DC', 'MD', 'NC', 'SC', 'VA', 'WV'],
  ['AL', 'FL', 'GA', 'MS', 'TN'],
  ['IN', 'KY', 'MI', 'OH'],
  ['IA', 'MN', 'MT', 'ND', 'SD', 'WI'],
  ['IL', 'KS', 'MO', 'NE'],
  ['AR', 'LA', 'OK', 'TX'],
  ['AZ', 'CO', 'ID', 'NM', 'NV', 'TX', 'UT', 'WY'],
  ['AK', 'AS', 'CA', 'GU', 'HI', 'MP', 'OR', 'WA'],
]

function inAustralia(postcode: string): readonly string[] {
  const number = Number(postcode)
  const range = australian.find(([from, to]) => number >= from && number <= to)
  return range ? [...range[2], ...(shared[postcode] ?? [])] : []
}

/** States in which a postcode may lie; `country` is AU or US. Empty when unknown. */
export function statesOfPostcode(postcode: string, country: string): readonly string[] {
  if (country === 'AU' && /^\d{4}$/.test(postcode)) return inAustralia(postcode)
  return country === 'US' && /^\d{5}/.test(postcode) ? (american[Number(postcode[0])] ?? []) : []
}
