import { problemsOf } from '#tenants/explain/problems.ts'
import { frameProblem } from '#tenants/problem.ts'
import { anchorVerdicts } from './anchors.ts'
import { filterVerdicts } from './filters.ts'
import { lenderVerdicts } from './lenders.ts'
import { linkVerdicts } from './links.ts'
import { defaultListVerdicts } from './lists.ts'
import { makeVerdicts } from './makes.ts'
import { menuVerdicts } from './menus.ts'
import { pastDateVerdicts } from './past-dates.ts'
import { phoneVerdicts } from './phones.ts'
import { placeVerdicts } from './places.ts'
import { signVerdicts } from './signs.ts'
import type { Weight, Written } from './verdict.ts'

/** Printable findings about a dealer's files and today's stock, by weight. */
export type Held = Readonly<Record<Weight, readonly string[]>>

/**
 * Checks a dealer's files against its stock and each other: links, menus, lists, lenders, makes, phones, places, dates.
 * Used by `check`, `build` and `dev`.
 */
export async function holdAgainstStock(written: Written): Promise<Held> {
  const unreadable = filterVerdicts(written)
  const verdicts = [
    ...unreadable,
    ...linkVerdicts(written),
    ...anchorVerdicts(written),
    ...(unreadable.length > 0 ? [] : await defaultListVerdicts(written)),
    ...lenderVerdicts(written),
    ...makeVerdicts(written),
    ...menuVerdicts(written),
    ...phoneVerdicts(written),
    ...placeVerdicts(written),
    ...signVerdicts(written),
    ...pastDateVerdicts(written),
  ]
  const of = (weight: Weight) => {
    const findings = verdicts.filter((each) => each.weight === weight)
    return problemsOf(findings, written.site.slug, written.root).map(frameProblem)
  }
  return { stop: of('stop'), mistake: of('mistake'), note: of('note') }
}
