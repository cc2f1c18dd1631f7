/** Maximum length of a path: file systems and caches take no longer names, and nobody types them. */
const mostLetters = 200

/** Why a path cannot be a page's even when it is free; null when it can. */
export function unmakeable(path: string): string | null {
  if (path.length > mostLetters) return `this path has ${path.length} letters; ${mostLetters} is the most`
  const above = path.replace(/\/index$/, '') || '/'
  if (above !== path) return `"${path}" ends with "index", which is the page at "${above}"; choose another name`
  if (/\.html$/i.test(path))
    return `"${path}" ends with ".html", which addresses do without; write "${path.slice(0, -'.html'.length)}"`
  const part = path.split('/').find((each) => /^[_.]/.test(each))
  return part ? `"${part}" begins with "${part[0]}", as files of the platform do; choose another name` : null
}
