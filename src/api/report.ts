/** What an error report contains of a failed form; nothing personal. */
export interface ErrorFacts {
  readonly category: string
  readonly message: string
}

/** Reports an error to the dealer's endpoint, or to the console without one. Never throws and does not wait. */
export function reportError(endpoint: string | null, text: string, facts: ErrorFacts, ask: typeof fetch = fetch): void {
  if (endpoint === null) {
    console.error(text, facts)
    return
  }
  const body = JSON.stringify({ error: text, ...facts })
  ask(endpoint, { method: 'POST', keepalive: true, body, headers: { 'content-type': 'application/json' } }).catch(() =>
    console.error(text, facts),
  )
}
