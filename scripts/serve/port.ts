/** A text is not a valid port. */
export class BadPort extends Error {}

/**
 * Parses a port; 4321 for an empty text, and 0 picks a free one. `name` and `example` are for the message.
 * @throws BadPort
 */
export function portFrom(text: string | undefined, name = 'PORT', example = 'PORT=4322 npm start'): number {
  if (text === undefined || text === '') return 4321
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (port <= 65_535) return port
  throw new BadPort(
    `${name} is ${JSON.stringify(text)}, which is no port: a whole number up to 65535, as in ${example}`,
  )
}
