/** make -> model as the source writes it -> model as shown. */
export type ModelNames = Readonly<Record<string, Readonly<Record<string, string>>>>

function ownEntry<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  const key = Object.keys(table).find((each) => each.toLowerCase() === word.toLowerCase())
  return key === undefined ? undefined : table[key]
}

/** The name a site shows for a model: the dealer's own when they gave one for this make, else the source's. Capitals do not matter. */
export function modelName(make: string, model: string, names: ModelNames): string {
  const ofMake = ownEntry(names, make)
  return (ofMake && ownEntry(ofMake, model)) ?? model
}
