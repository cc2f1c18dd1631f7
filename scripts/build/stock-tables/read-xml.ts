import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isRecord } from '#domain/data/record.ts'
import { didYouMean } from '#tenants/explain/nearest.ts'
import type { StockTable } from './record.ts'
import { markedUpText } from './xml-markup.ts'

// Numbers stay text: leading zeros belong to ids.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  captureMetaData: true,
})

/**
 * Comments and CDATA. Unclosed ones match to the end, which avoids quadratic backtracking (hours); such a file is not
 * XML anyway.
 */
const quiet = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/g

/** Name of the root element if the text ends before its end tag; else null. */
function neverClosed(text: string): string | null {
  const bare = text.replace(quiet, '')
  const name = /<([^\s<>/?!]+)/.exec(bare)?.[1]
  const end = bare.slice(bare.lastIndexOf('<')).replace(/\s/g, '')
  return name === undefined || end === `</${name}>` ? null : name
}

/** @throws with the place of a syntax error, and for a DOCTYPE, whose entities can expand a few bytes to gigabytes */
function parsed(text: string): unknown {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text.replace(quiet, '')))
    throw new Error('it declares a document type (<!DOCTYPE), which is not read: have it sent without')
  const judged = XMLValidator.validate(text)
  if (judged !== true) {
    const cut = neverClosed(text)
    if (cut !== null)
      throw new Error(`it is cut off after ${text.length} characters: <${cut}> is never closed; have it sent again`)
    const { line, col, msg } = judged.err
    throw new Error(`line ${line}${col ? `, column ${col}` : ''}: it is no XML: ${msg}`)
  }
  return parser.parse(text)
}

const listOf = (node: unknown): readonly unknown[] => (Array.isArray(node) ? node : [node])

/** Children of nodes under a name (own properties only). */
function below(nodes: readonly unknown[], name: string): readonly unknown[] {
  return nodes.flatMap((node) => (isRecord(node) && Object.hasOwn(node, name) ? listOf(node[name]) : []))
}

function namesOf(nodes: readonly unknown[]): string[] {
  return [...new Set(nodes.flatMap((node) => (isRecord(node) ? Object.keys(node) : [])))]
}

/** @throws when a step of the path does not exist */
function itemsAt(root: unknown, path: string): readonly unknown[] {
  let nodes: readonly unknown[] = [root]
  for (const step of path.split('/')) {
    const next = below(nodes, step)
    if (next.length === 0) {
      const names = namesOf(nodes)
      // The parent of the vehicles is empty: an empty list, which the safety stop judges.
      if (nodes.length > 0 && names.length === 0) return []
      const allowed = names.length > 0 ? `there is ${names.slice(0, 8).join(', ')}` : 'there is nothing'
      throw new Error(`stock.item is ${path}, and there is no <${step}>; ${allowed}${didYouMean(step, names)}`)
    }
    nodes = next
  }
  return nodes
}

/** The text of an element, ignoring attributes and including inline markup. */
function textOf(node: unknown, file: string): readonly string[] {
  const words = markedUpText(node, file) ?? (isRecord(node) ? node['#text'] : node)
  return typeof words === 'string' && words.trim() !== '' ? [words.trim()] : []
}

/**
 * Paths of the vehicles' values, as stock.fields names them; an element without text is represented by its children.
 */
function pathsOf(items: readonly unknown[], file: string): readonly string[] {
  const own = namesOf(items).filter((name) => name !== '#text')
  return own.flatMap((name) => {
    const nodes = below(items, name)
    if (nodes.some((node) => textOf(node, file).length > 0)) return [name]
    const inside = namesOf(nodes).filter((each) => each !== '#text' && !each.startsWith('@'))
    return inside.length > 0 ? inside.map((each) => `${name}/${each}`) : [name]
  })
}

const nodesAt = (item: unknown, path: string) => path.split('/').reduce<readonly unknown[]>(below, [item])

/** Whether an element has no child elements; it may be empty, like a cell. */
const isInnermost = (node: unknown) => namesOf([node]).every((name) => name === '#text' || name.startsWith('@'))

/** Parses the vehicles of an XML file; `item` is the path of their elements. @throws with the problem and its place */
export function readXml(text: string, item: string): StockTable {
  const items = itemsAt(parsed(text), item)
  const name = item.split('/').at(-1)
  const records = items.map((node, at) => ({
    place: `<${name}> ${at + 1}`,
    textsAt: (path: string) => nodesAt(node, path).flatMap((found) => textOf(found, text)),
  }))
  const says = (node: unknown) => isInnermost(node) || textOf(node, text).length > 0
  const has = (path: string) => items.some((node) => nodesAt(node, path).some(says))
  return { names: pathsOf(items, text), isSparse: true, has, records }
}
