import type { Showroom } from '#stock/showroom.ts'
import { caddyFile } from './caddy-file.ts'
import { findCarRedirects } from './car-redirects.ts'
import { headersFile } from './headers-file.ts'
import { nginxFile } from './nginx-file.ts'
import { redirectsFile } from './redirects-file.ts'
import type { SiteHeaders } from './site-headers.ts'

/** Addresses that respond 410 with their own page. */
const goneOf = ({ delisted }: Pick<Showroom, 'delisted'>): string[] => delisted.map(({ slug }) => `/cars/${slug}`)

/** Configuration files of a release for each kind of host, as [name, text]; none is part of the site. */
export function hostFiles(
  headers: SiteHeaders,
  showroom: Pick<Showroom, 'delisted' | 'moved'>,
): readonly [string, string][] {
  const gone = goneOf(showroom)
  const moved = findCarRedirects(showroom)
  return [
    ['_headers', headersFile(headers)],
    ['_redirects', redirectsFile(gone, moved)],
    // For the embedded server: one address per line; in _moved followed by the current address.
    ['_gone', gone.map((path) => `${path}\n`).join('')],
    ['_moved', moved.map(({ from, to }) => `${from} ${to}\n`).join('')],
    ['_nginx.conf', nginxFile(headers, gone, moved)],
    ['_Caddyfile', caddyFile(headers, gone, moved)],
  ]
}
