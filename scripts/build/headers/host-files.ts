import type { Showroom } from '#stock/showroom.ts'
import { caddyFile } from './caddy-file.ts'
import { formerAddresses } from './former-addresses.ts'
import { headersFile } from './headers-file.ts'
import { nginxFile } from './nginx-file.ts'
import { redirectsFile } from './redirects-file.ts'
import type { SiteHeaders } from './site-headers.ts'

/** Addresses that answer 410 with their own page. */
const goneOf = ({ delisted }: Pick<Showroom, 'delisted'>): string[] => delisted.map(({ slug }) => `/cars/${slug}`)

/** The files of a release that tell each kind of host what to do, by name; none of them is part of the site. */
export function hostFiles(
  headers: SiteHeaders,
  showroom: Pick<Showroom, 'delisted' | 'moved'>,
): readonly [string, string][] {
  const gone = goneOf(showroom)
  const moved = formerAddresses(showroom)
  return [
    ['_headers', headersFile(headers)],
    ['_redirects', redirectsFile(gone, moved)],
    // For the embedded server, one address a line; behind one that a car had, the one it has.
    ['_gone', gone.map((path) => `${path}\n`).join('')],
    ['_moved', moved.map(({ from, to }) => `${from} ${to}\n`).join('')],
    ['_nginx.conf', nginxFile(headers, gone, moved)],
    ['_Caddyfile', caddyFile(headers, gone, moved)],
  ]
}
