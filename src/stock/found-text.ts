function written(value: unknown): string {
  try {
    return JSON.stringify(typeof value === 'string' ? value.slice(0, 60) : value) ?? 'missing'
  } catch {
    return 'too deep to show'
  }
}

/** A value of a snapshot for a message: as JSON, at most 60 characters. */
export function foundText(value: unknown): string {
  const json = written(value)
  return json.length > 60 ? `${json.slice(0, 59)}…` : json
}
