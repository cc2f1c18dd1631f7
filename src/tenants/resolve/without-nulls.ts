/** The settings without those that are null. */
export function withoutNulls<T>(settings: Readonly<Record<string, T | null>>): Readonly<Record<string, T>> {
  const said = Object.entries(settings).filter((entry): entry is [string, T] => entry[1] !== null)
  return Object.fromEntries(said)
}
