import { Parser } from 'htmlparser2'
import { type Attributes, type TagFacts, tagFacts } from './tag-facts.ts'

const plainTag = /<([a-z][a-z0-9-]*)/y
const plainAttribute = /\s+([a-z][a-z0-9:_-]*)(?:="([^"&]*)"|='([^'&]*)'|(?=[\s>]))/y

/**
 * Facts of a simple start tag; null when it needs a parser (entity, capital letter, unquoted value, duplicate name).
 */
function plainFacts(spelling: string): TagFacts | null {
  plainTag.lastIndex = 0
  const tag = plainTag.exec(spelling)?.[1] ?? ''
  const attributes: Record<string, string> = {}
  let at = plainTag.lastIndex
  plainAttribute.lastIndex = at
  for (let found = plainAttribute.exec(spelling); found !== null; found = plainAttribute.exec(spelling)) {
    const [, name = '', quoted, single] = found
    if (name in attributes) return null
    attributes[name] = quoted ?? single ?? ''
    at = plainAttribute.lastIndex
  }
  return spelling.slice(at) === '>' ? tagFacts(tag, attributes) : null
}

function parsedFacts(spelling: string, isInDrawing: boolean): TagFacts {
  let said: readonly [tag: string, attributes: Attributes] | undefined
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      said = [tag, attributes]
    },
  })
  parser.end(isInDrawing ? `<svg>${spelling}` : spelling)
  if (!said) throw new Error(`${spelling} is no start tag`)
  return tagFacts(...said)
}

/** Facts of a start tag. In SVG names are case-sensitive, and a slash closes the tag. */
export const factsOf = (spelling: string, isInDrawing: boolean): TagFacts =>
  (isInDrawing ? null : plainFacts(spelling)) ?? parsedFacts(spelling, isInDrawing)
