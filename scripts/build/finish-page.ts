import { hash } from 'node:crypto'

/** Astro writes this rule into every page with an island; our base style sheet holds it, so it is dropped here. */
const islandStyle = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/g
const inlineScript = /<script>([\s\S]*?)<\/script>/g

/** Files that pages were found to need, by site path. Shared by all pages of a release. */
export type ExtractedScripts = Map<string, string>

function externalPath(source: string): string {
  return `/_astro/runtime.${hash('sha256', source, 'hex').slice(0, 10)}.js`
}

/**
 * Moves Astro's inline island runtime into files, so that the content security policy needs no hashes
 * and HTML checkers are content. Same bytes for the same page, in every kind of build.
 */
export function finishPage(html: string, extracted: ExtractedScripts): string {
  return html.replace(islandStyle, '').replace(inlineScript, (_whole, source: string) => {
    const path = externalPath(source)
    extracted.set(path, source)
    return `<script defer src="${path}"></script>`
  })
}
