import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Finding } from '../explain/finding.ts'
import type { Context } from '../resolve/context.ts'
import { formatPath, keyPlaceOf, type Path, treeAt } from '../yaml/tree.ts'
import { ofHome, ofMeasuring, ofSaving, ofShell, ofTexts } from './idle-pages.ts'
import { ofForms, ofMoney, ofOrder, ofPlaces, ofStock } from './idle-trade.ts'

const off = new Set(['false', 'none'])

/** Whether the dealer's own files set it, and not to switch it off. Templates and groups serve many dealers. */
function isMeant(path: Path, { tree, slug }: Context): boolean {
  const node = treeAt(tree, path)
  const isOff = node?.kind === 'text' && off.has(node.text)
  return node !== undefined && node.kind !== 'nothing' && !isOff && node.at.file.startsWith(`dealers/${slug}/`)
}

const pathOf = (name: string): Path => name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** Findings for the dealer's own settings that have no effect until another one is set; one per setting. */
export function idleSettings(file: DealerFile, context: Context): Finding[] {
  const table = [
    ...ofStock(file),
    ...ofSaving(file),
    ...ofShell(file),
    ...ofMeasuring(file),
    ...ofMoney(file),
    ...ofForms(file),
    ...ofPlaces(file),
    ...ofOrder(file, context),
    ...ofHome(file),
    ...ofTexts(file),
  ]
  const found = new Map<string, Finding>()
  for (const [isIdle, settings, waitsFor] of table) {
    for (const path of isIdle ? settings.map(pathOf) : []) {
      const name = formatPath(path)
      if (found.has(name) || !isMeant(path, context)) continue
      const message = `this has no effect yet; it needs ${waitsFor}`
      found.set(name, { at: keyPlaceOf(context.tree, path), path: name, message })
    }
  }
  return [...found.values()]
}
