/** Search terms, both sensible and malformed. */
export const words = [
  ...['under 30k', 'red', 'suv auto', 'diesel', '2018', 'low km', '7 seater', 'not white', 'hybrid', 'near 2000'],
  ...['zzz', "o'", '<b>', '$150 a week', '2000', 'auto'],
]

const byKind: readonly (readonly [kind: RegExp, values: readonly string[]])[] = [
  [/email/, ['jo@example.com', 'jo']],
  [/phone/, ['0412 345 678', '021 555 0142', '12']],
  [/postcode/, ['2000', '60601', '3']],
  [/name/, ['Jo', 'O’Brien', '1']],
  [/date/, ['2026-12-10']],
  [/time/, ['10:30']],
]

/** Values to type into a field of this name, valid and invalid. */
export function typedInto(name: string): readonly string[] {
  return byKind.find(([kind]) => kind.test(name))?.[1] ?? ['12000', 'abc', '-3', '99999999']
}
