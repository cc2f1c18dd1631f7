import { Parser } from 'htmlparser2'
import { detachString } from '../../lib/detach-string.ts'
import { voidElements } from '../void-elements.ts'
import { isMovedByParser } from './implied-ends.ts'
import { factsOf } from './start-tag.ts'
import type { TagFacts } from './tag-facts.ts'

/** Callbacks for a page's markup, in order. */
export interface PageListener {
  readonly open: (facts: TagFacts) => void
  /** Text between tags that is more than white space. */
  readonly text: () => void
  readonly close: () => void
  /**
   * Consumes a known part that begins at an offset, and returns its length; 0 when there is none. `path`: open tags.
   */
  readonly known: (at: number, path: readonly string[]) => number
}

/** Elements with raw text (no tags); `literal` ones without entities either. */
const raw = new Set(['iframe', 'script', 'style', 'textarea', 'title'])
const literal = new Set(['iframe', 'script', 'style'])

/** Elements with special parsing rules, everywhere or in SVG. */
const odd = new Set('math noembed noframes plaintext xmp'.split(' '))
const oddInDrawings = new Set('desc foreignobject'.split(' '))

/** A start tag as written in our pages: values with special characters are quoted, and quotes occur nowhere else. */
const startTag = /<[a-z][a-z0-9-]*(?:[^"'<>=]|=(?:"[^"]*"|'[^']*')?)*>/y
const closeTag = /<\/([a-z][a-z0-9-]*)>/y
const visible = /\S/

/** Whether a text is visible once decoded; a space may be written as &nbsp;. */
function isParsedText(words: string): boolean {
  let isVisible = false
  new Parser({
    ontext: (text) => {
      isVisible ||= visible.test(text)
    },
  }).end(words)
  return isVisible
}

/**
 * Whether there is visible text between two tags, usually none or a line break. `within`: the raw text element it is
 * in.
 */
function isText(words: string, within = ''): boolean {
  if (words === '') return false
  return words.includes('&') && !literal.has(within)
    ? isParsedText(within === '' ? words : `<${within}>${words}`)
    : visible.test(words)
}

/** Maximum number of cached start tags; a dealer of 1,000 cars has some thousand that occur on one page only. */
const mostKnown = 20_000

/** Start tag -> facts. Nine of ten tags of a site's pages repeat exactly, so each is parsed once; in SVG separately. */
const known = { page: new Map<string, TagFacts>(), drawing: new Map<string, TagFacts>() }

function worked(spelling: string, place: keyof typeof known): TagFacts {
  const facts = factsOf(spelling, place === 'drawing')
  if (known[place].size >= mostKnown) known[place].clear()
  known[place].set(spelling, facts)
  return facts
}

/** Scans one page or part. Stops at any markup that is not as in our pages, as it might misread it. */
class Scan {
  readonly #html: string
  readonly #listener: PageListener
  readonly #path: string[]
  /** Number of open elements before and after. */
  readonly #depth: number
  #at = 0
  /** Number of open svg elements. */
  #drawings = 0

  constructor(html: string, listener: PageListener, path: readonly string[]) {
    this.#html = html
    this.#listener = listener
    this.#path = [...path]
    this.#depth = path.length
  }

  /** Returns whether everything could be read. */
  run(): boolean {
    for (;;) {
      const next = this.#html.indexOf('<', this.#at)
      if (isText(this.#html.slice(this.#at, next < 0 ? undefined : next))) this.#listener.text()
      if (next < 0) return this.#path.length === this.#depth
      this.#at = next
      if (!this.#markup()) return false
    }
  }

  #markup(): boolean {
    const sign = this.#html.charCodeAt(this.#at + 1)
    if (sign === 0x2f) return this.#close()
    if (sign === 0x21) return this.#declaration()
    return this.#skipped() || this.#open()
  }

  /** Skips a part known to the listener. Not in SVG, where tags have other rules. */
  #skipped(): boolean {
    const length = this.#drawings > 0 ? 0 : this.#listener.known(this.#at, this.#path)
    this.#at += length
    return length > 0
  }

  #declaration(): boolean {
    const isComment = this.#html.startsWith('<!--', this.#at)
    if (!isComment && !/^<!doctype html>/i.test(this.#html.slice(this.#at, this.#at + 15))) return false
    // Browsers end a comment that begins with > or -> there.
    if (isComment && /^-?>/.test(this.#html.slice(this.#at + 4, this.#at + 6))) return false
    const end = this.#html.indexOf(isComment ? '-->' : '>', this.#at + 4)
    this.#at = end + (isComment ? 3 : 1)
    return end >= 0
  }

  #close(): boolean {
    closeTag.lastIndex = this.#at
    const [whole, tag] = closeTag.exec(this.#html) ?? []
    if (whole === undefined || this.#path.pop() !== tag) return false
    if (tag === 'svg') this.#drawings -= 1
    this.#at += whole.length
    this.#listener.close()
    return true
  }

  #open(): boolean {
    startTag.lastIndex = this.#at
    const [spelling] = startTag.exec(this.#html) ?? []
    if (spelling === undefined) return false
    const place = this.#drawings > 0 ? 'drawing' : 'page'
    const facts = known[place].get(spelling) ?? worked(detachString(spelling), place)
    if (isMovedByParser(this.#path, facts.tag)) return false
    this.#at += spelling.length
    this.#listener.open(facts)
    return this.#isEmpty(facts.tag, spelling) ? this.#leave() : this.#enter(facts.tag)
  }

  /** Only SVG elements are closed by a slash; in HTML it is ignored. */
  #isEmpty(tag: string, spelling: string): boolean {
    return voidElements.has(tag) || (this.#drawings > 0 && spelling.endsWith('/>'))
  }

  #leave(): boolean {
    this.#listener.close()
    return true
  }

  #enter(tag: string): boolean {
    const isOddHere = this.#drawings > 0 && (oddInDrawings.has(tag) || raw.has(tag))
    const isOdd = isOddHere || odd.has(tag) || this.#html[this.#at - 2] === '/'
    this.#path.push(tag)
    if (tag === 'svg') this.#drawings += 1
    return !isOdd && (!raw.has(tag) || this.#raw(tag))
  }

  #raw(tag: string): boolean {
    const end = this.#html.indexOf(`</${tag}>`, this.#at)
    if (end < 0) return false
    if (isText(this.#html.slice(this.#at, end), tag)) this.#listener.text()
    this.#at = end
    return true
  }
}

/**
 * Reads a page's tags as an HTML parser does, in a quarter of the time. Returns false when the markup is not as in our
 * pages (missing end tag, misplaced character): then the callbacks so far may be wrong, and a parser must read it.
 */
export const scanTags = (html: string, listener: PageListener): boolean => new Scan(html, listener, []).run()

/** scanTags for a part; `path`: the tags around it, outermost first. */
export const scanPart = (part: string, listener: PageListener, path: readonly string[]): boolean =>
  new Scan(part, listener, path).run()
