import { DomUtils, parseDocument } from 'htmlparser2'

type Elements = ReturnType<typeof DomUtils.findAll>
export type HtmlElement = Elements[number]

const classesOf = (element: HtmlElement) => (element.attribs.class ?? '').split(/\s+/)

/**
 * Elements of a page, or below an element, with this name and class (`a`, `.card`, `article.card`) and these
 * attributes: a string must equal the whole value, a pattern must match.
 */
export function all(
  where: string | HtmlElement,
  what: string,
  attributes: Readonly<Record<string, string | RegExp>> = {},
): readonly HtmlElement[] {
  const [name = '', ...classes] = what.split('.')
  const top = typeof where === 'string' ? parseDocument(where).children : where.children
  return DomUtils.findAll(
    (element) =>
      (name === '' || element.name === name) &&
      classes.every((each) => classesOf(element).includes(each)) &&
      Object.entries(attributes).every(([key, wanted]) => {
        const value = element.attribs[key]
        return value !== undefined && (typeof wanted === 'string' ? value === wanted : wanted.test(value))
      }),
    top,
  )
}

/** The first such element. @throws when there is none */
export function one(...args: Parameters<typeof all>): HtmlElement {
  const [first] = all(...args)
  if (!first) throw new Error(`There is no ${args[1]} ${JSON.stringify(args[2] ?? {})}`)
  return first
}

/** The element's text, with whitespace collapsed. */
export function textOf(element: HtmlElement): string {
  return DomUtils.textContent(element).replace(/\s+/g, ' ').trim()
}
