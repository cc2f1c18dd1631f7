/** Data embedded as JSON in an element; null when it is invalid or a needed property is missing. */
export function parseEmbeddedData<Facts>(json: string | undefined, ...needed: readonly (keyof Facts)[]): Facts | null {
  try {
    const facts: Partial<Facts> | null = JSON.parse(json ?? '')
    return facts && needed.every((name) => facts[name]) ? (facts as Facts) : null
  } catch {
    return null
  }
}
