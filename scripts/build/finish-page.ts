import { islandStyle, type RuntimeScript, runtimeScripts } from './astro-runtime.ts'

/** Files that pages were found to need, by site path. Shared by all pages of a release. */
export type ExtractedScripts = Map<string, string>

/** Astro writes its rule right before a script of its own; anywhere else the same words are somebody's text. */
function withoutRule(html: string): string {
  const found = runtimeScripts.find(({ element }) => html.includes(islandStyle + element))
  return found ? html.replace(islandStyle + found.element, () => found.element) : html
}

/**
 * Replaces one of Astro's scripts by its file. Only the script's whole text counts, never what a script looks like:
 * whatever a seller or a dealer wrote stays text. Attribute values cannot hold it, since its quotes are escaped there.
 */
function moveOut(html: string, { element, source, path }: RuntimeScript, extracted: ExtractedScripts): string {
  const at = html.indexOf(element)
  if (at < 0) return html
  extracted.set(path, source)
  return `${html.slice(0, at)}<script defer src="${path}"></script>${html.slice(at + element.length)}`
}

/**
 * Moves Astro's inline island runtime into files, so that the content security policy needs no hashes
 * and HTML checkers are content. Same bytes for the same page, in every kind of build.
 */
export function finishPage(html: string, extracted: ExtractedScripts): string {
  return runtimeScripts.reduce((page, script) => moveOut(page, script, extracted), withoutRule(html))
}
