import { createHash } from 'node:crypto'

const always = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Headers of every response that is not a dealer's page: refusals, errors, data. Nothing in them may load or run. */
export const ownHeaders: Readonly<Record<string, string>> = {
  ...always,
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Additional permissions of a server page: frames of some origins, and one script. */
interface More {
  readonly frames: string
  readonly script: string
}

/** Headers of a server page: one inline style, its own pictures, forms to itself, not embeddable by other origins. */
export function ownPageHeaders(style: string, more?: More): Readonly<Record<string, string>> {
  const beside = more ? `; frame-src ${more.frames}; script-src ${hashOf(more.script)}` : ''
  const sources = `default-src 'none'; style-src ${hashOf(style)}; img-src 'self' data:; form-action 'self'${beside}`
  return {
    ...always,
    'Content-Security-Policy': `${sources}; base-uri 'none'; frame-ancestors 'none'`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  }
}
