import { Parser } from 'htmlparser2'

const marker = '__ran('
const urls = ['href', 'src', 'action', 'formaction', 'data', 'component-url']

function runs(name: string, value: string, isRefresh: boolean): boolean {
  if (!value.includes(marker)) return false
  const isAddress =
    (urls.includes(name) || (isRefresh && name === 'content')) &&
    /^\s*(?:\d+;\s*url=)?(?:javascript|data):/i.test(value)
  return isAddress || name.startsWith('on') || name === 'srcdoc'
}

/** Places where a page would run a payload: scripts, event handlers, URLs, `srcdoc` or attribute names. */
export function injectionsIn(html: string): readonly string[] {
  const found: string[] = []
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      const isCode = attributes.type !== 'application/ld+json' && attributes.type !== 'application/json'
      script = name === 'script' && isCode ? '' : null
      const isRefresh = attributes['http-equiv'] !== undefined
      const bad = Object.entries(attributes).filter(
        ([key, value]) => runs(key, value, isRefresh) || key.includes(marker),
      )
      found.push(...bad.map(([key]) => `${key} of <${name}>`))
    },
    ontext(text) {
      if (script !== null) script += text
    },
    onclosetag(name) {
      if (name === 'script' && script?.includes(marker)) found.push('a script')
      script = null
    },
  })
  parser.end(html)
  return found
}
