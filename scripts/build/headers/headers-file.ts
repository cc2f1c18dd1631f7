import type { Headers, SiteHeaders } from './site-headers.ts'

/** A rule that replaces headers of `/*`. Some hosts join the values of both rules; "! name" removes the first. */
function replacing(path: string, headers: Headers): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`])
  return [path, ...lines].join('\n')
}

/** The `_headers` file read by CDNs; docs/decisions/headers.md says how each interprets it. */
export function headersFile({ common, exceptions }: SiteHeaders): string {
  const first = ['/*', ...Object.entries(common).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const rules = exceptions.map(({ path, headers }) => replacing(path, headers))
  return `${[first, ...rules].join('\n\n')}\n`
}
