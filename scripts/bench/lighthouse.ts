import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { OperatorError } from '../lib/operator-error.ts'
import type { LighthouseResult } from './lighthouse-figures.ts'

/** Pinned release: another one has other audits, so that figures are not comparable. */
const release = '13.5.0'

/** Not a dependency, as every installation would download its hundred packages for a benchmark that is run by hand. */
const folder = '.cache/lighthouse'

interface Flags {
  readonly port: number
  readonly logLevel: 'silent'
  readonly onlyCategories: readonly string[]
}

type Lighthouse = (url: string, flags: Flags) => Promise<{ readonly lhr: LighthouseResult } | undefined>

/** Loads Lighthouse. @throws OperatorError with the install command when it is missing */
export async function loadLighthouse(root: string): Promise<Lighthouse> {
  const file = join(root, folder, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(file)) {
    const line = `npm install --prefix ${folder} --ignore-scripts lighthouse@${release}`
    throw new OperatorError(`Lighthouse is no dependency of this project. Install it beside it once:\n  ${line}`)
  }
  const loaded: { readonly default: Lighthouse } = await import(pathToFileURL(file).href)
  return loaded.default
}

/** A free local port, for the browser's debugging protocol. */
export function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address !== null && typeof address === 'object' ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/** Audits a page with Lighthouse, as a phone on a slow network. @throws without a result */
export async function auditPage(lighthouse: Lighthouse, url: string, port: number): Promise<LighthouseResult> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
  const answer = await lighthouse(url, { port, logLevel: 'silent', onlyCategories })
  if (!answer) throw new OperatorError(`Lighthouse said nothing of ${url}`)
  return answer.lhr
}
