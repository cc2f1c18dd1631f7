/** The facts that an element carries as JSON; null where they cannot be read, or lack one of those that are needed. */
export function factsIn<Facts>(json: string | undefined, ...needed: readonly (keyof Facts)[]): Facts | null {
  try {
    const facts: Partial<Facts> | null = JSON.parse(json ?? '')
    return facts && needed.every((name) => facts[name]) ? (facts as Facts) : null
  } catch {
    return null
  }
}
