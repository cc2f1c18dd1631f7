import { isLongPast } from '#domain/text/long-past.ts'
import { type Path, treeAt } from '#tenants/yaml/tree.ts'
import { createStockFinding, type StockFinding, type Written } from './stock-finding.ts'

type Dated = Pick<Written, 'site' | 'tree' | 'now'>

/** Enabled promos that ended long ago. */
function promoVerdicts({ site, tree, now }: Dated): readonly StockFinding[] {
  return site.home.promos.flatMap(({ display, expiry }, index) => {
    if (!display || expiry === null || !isLongPast(expiry, now, site.locale.timeZone)) return []
    const message = `this promo ended on ${expiry.slice(0, 10)} and is shown nowhere; give it another expiry, or take it out`
    return [createStockFinding(tree, ['promos', index, 'expiry'], 'note', message)]
  })
}

function dateAt({ tree }: Dated, path: Path): string | null {
  const node = treeAt(tree, path)
  return node?.kind === 'text' ? node.text : null
}

/** One note per list of holidays, however many are over, as they are corrected together. */
function holidayVerdicts(list: Path, written: Dated): readonly StockFinding[] {
  const { site, tree, now } = written
  const node = treeAt(tree, list)
  const paths = node?.kind === 'list' ? node.items.map((_, index): Path => [...list, index, 'date']) : []
  const past = paths.flatMap((path) => {
    const date = dateAt(written, path)
    return date !== null && isLongPast(date, now, site.locale.timeZone) ? [{ path, date }] : []
  })
  const last = past.toSorted((a, b) => (a.date < b.date ? -1 : 1)).at(-1)
  if (!last) return []
  const message =
    past.length === 1
      ? `this day ended on ${last.date} and is shown nowhere; take it out, or write the days to come`
      : `${past.length} days of this list are over and shown nowhere, the last ended on ${last.date}; take them out, or write the days to come`
  return [createStockFinding(tree, last.path, 'note', message)]
}

/** Dates in a dealer's files that are long past and probably forgotten. */
export function findPastDates(written: Dated): readonly StockFinding[] {
  const places = treeAt(written.tree, ['locations'])
  const lists =
    places?.kind === 'list' ? places.items.map((_, index): Path => ['locations', index, 'special_hours']) : []
  const holidays = [['hours', 'holidays'], ...lists]
  return [...promoVerdicts(written), ...holidays.flatMap((list) => holidayVerdicts(list, written))]
}
