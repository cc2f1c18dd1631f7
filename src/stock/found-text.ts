function written(value: unknown): string {
  try {
    return JSON.stringify(typeof value === 'string' ? value.slice(0, 60) : value) ?? 'missing'
  } catch {
    return 'too deep to show'
  }
}

/** What stands in a snapshot, for somebody who has to mend it: as JSON, 60 characters at most. */
export function foundText(value: unknown): string {
  const json = written(value)
  return json.length > 60 ? `${json.slice(0, 59)}…` : json
}
