/** make -> model in the source's spelling -> displayed model. */
export type ModelNames = Readonly<Record<string, Readonly<Record<string, string>>>>

function ownEntry<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  const key = Object.keys(table).find((each) => each.toLowerCase() === word.toLowerCase())
  return key === undefined ? undefined : table[key]
}

/** A model's displayed name: the dealer's for this make if any, else the source's. Case does not matter. */
export function modelName(make: string, model: string, names: ModelNames): string {
  const ofMake = ownEntry(names, make)
  return (ofMake && ownEntry(ofMake, model)) ?? model
}
