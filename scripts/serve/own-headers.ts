import { createHash } from 'node:crypto'

const always = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Headers of every answer that is not a dealer's page: refusals, errors, data. Nothing in them may load or run. */
export const ownHeaders: Readonly<Record<string, string>> = {
  ...always,
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/**
 * Headers of a page of the server's own: one style that stands in the page, pictures of its own, forms to itself, frames
 * of those it names, and nothing for other origins to embed.
 */
export function ownPageHeaders(style: string, framed?: string): Readonly<Record<string, string>> {
  const hash = createHash('sha256').update(style).digest('base64')
  const sources = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; form-action 'self'${framed ? `; frame-src ${framed}` : ''}`
  return {
    ...always,
    'Content-Security-Policy': `${sources}; base-uri 'none'; frame-ancestors 'none'`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  }
}
