import { problemsOf } from '#tenants/explain/problems.ts'
import { frameProblem } from '#tenants/problem.ts'
import { findAnchorProblems } from './anchors.ts'
import { findFilterProblems } from './filters.ts'
import { findLenderProblems } from './lenders.ts'
import { findLinkProblems } from './links.ts'
import { findDefaultListProblems } from './lists.ts'
import { findLiteralMarkup } from './literal-markup.ts'
import { findLostFacts } from './lost-facts.ts'
import { findMakeProblems } from './makes.ts'
import { findMenuProblems } from './menus.ts'
import { findPastDates } from './past-dates.ts'
import { findPhoneProblems } from './phones.ts'
import { findLocationProblems } from './places.ts'
import type { Weight, Written } from './stock-finding.ts'

/** Printable findings about a dealer's files and today's stock, by weight. */
export type Held = Readonly<Record<Weight, readonly string[]>>

/**
 * Checks a dealer's files against its stock and each other: links, menus, lists, lenders, makes, phones, places, dates.
 * Used by `check`, `build` and `dev`.
 */
export async function checkAgainstStock(written: Written): Promise<Held> {
  const unreadable = findFilterProblems(written)
  const verdicts = [
    ...unreadable,
    ...findLinkProblems(written),
    ...findAnchorProblems(written),
    ...(unreadable.length > 0 ? [] : await findDefaultListProblems(written)),
    ...findLostFacts(written),
    ...findLenderProblems(written),
    ...findMakeProblems(written),
    ...findMenuProblems(written),
    ...findPhoneProblems(written),
    ...findLocationProblems(written),
    ...findLiteralMarkup(written),
    ...findPastDates(written),
  ]
  const of = (weight: Weight) => {
    const findings = verdicts.filter((each) => each.weight === weight)
    return problemsOf(findings, written.site.slug, written.root).map(frameProblem)
  }
  return { stop: of('stop'), mistake: of('mistake'), note: of('note') }
}
