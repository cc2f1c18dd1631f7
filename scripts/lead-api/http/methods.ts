import type { Handler } from 'hono'

/** Says of an address which way it is called; for every other way. */
export function only(allowed: 'GET' | 'POST' | 'PUT'): Handler {
  return (context) => {
    context.header('Allow', allowed)
    return context.json({ message: `This is called by ${allowed} alone.` }, 405)
  }
}
