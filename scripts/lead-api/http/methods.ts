import type { Handler } from 'hono'

/** Handler for all other methods: 405 with `Allow`. */
export function only(allowed: 'GET' | 'POST' | 'PUT'): Handler {
  return (context) => {
    context.header('Allow', allowed)
    return context.json({ message: `This is called by ${allowed} alone.` }, 405)
  }
}
