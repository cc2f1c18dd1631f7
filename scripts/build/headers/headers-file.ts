import type { Headers, SiteHeaders } from './site-headers.ts'

/** A rule that puts values in the place of what `/*` said. Some networks join what two rules say; "!" takes back. */
function replacing(path: string, headers: Headers): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`])
  return [path, ...lines].join('\n')
}

/** The `_headers` file that content delivery networks read; see docs/decisions/headers.md for how each reads it. */
export function headersFile({ common, exceptions }: SiteHeaders): string {
  const first = ['/*', ...Object.entries(common).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const rules = exceptions.map(({ path, headers }) => replacing(path, headers))
  return `${[first, ...rules].join('\n\n')}\n`
}
