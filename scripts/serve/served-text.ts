import pc from 'picocolors'
import { formatLocalPath } from '../lib/format-local-path.ts'
import type { LiveSite } from './sites.ts'

interface Served {
  /** Folder of releases. */
  readonly out: string
  readonly port: number
  /** Where to find the token for the leads. */
  readonly source: string
}

/** Output of `npm start` once it serves: each site with its URL, or how to build one. */
export function servedText(sites: readonly Pick<LiveSite, 'slug' | 'name'>[], { out, port, source }: Served): string {
  const folder = formatLocalPath(out)
  const none = `  No site is live in ${folder}. Build them: npm run build${folder === 'dist' ? '' : ` -- --out ${folder}`}`
  const addresses = sites.map(({ slug, name }) => `  ${pc.cyan(`http://${slug}.localhost:${port}/`)}  ${name}`)
  return [
    ...(sites.length === 0 ? [none] : addresses),
    '',
    `  ${pc.bold(`http://localhost:${port}/`)}  all of them, and the leads they receive. Ctrl-C ends.`,
    pc.dim(`  From another machine the leads ask for a token, which stands in ${source}.`),
  ].join('\n')
}
