/** The part of a Lighthouse result that is read. */
export interface LighthouseResult {
  readonly categories: Readonly<Record<string, Category>>
  readonly audits: Readonly<Record<string, Audit>>
}

interface Category {
  readonly score: number | null
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
}

interface Audit {
  readonly title: string
  readonly score: number | null
  readonly numericValue?: number
  readonly details?: { readonly items?: readonly Item[] }
}

type Item = Readonly<Record<string, unknown>>

/** Figures of one page, from the run with the median performance. */
export interface PageFigures {
  /** Percent by category. */
  readonly scores: Readonly<Record<string, number>>
  readonly lcpMs: number
  readonly blockedMs: number
  readonly shift: number
  readonly requests: number
  /** Transferred bytes; over plain http browsers request gzip, never Brotli. */
  readonly bytes: number
  /** Paths of its scripts. */
  readonly scripts: readonly string[]
  /** Audits that keep a category below its goal, prefixed with the category. */
  readonly faults: readonly string[]
}

/** Category -> required score in percent; 100 for any other category. */
const goals: Readonly<Record<string, number>> = { performance: 98 }

const percent = ({ score }: Category) => Math.round((score ?? 0) * 100)

const numberOf = ({ audits }: LighthouseResult, id: string) => audits[id]?.numericValue ?? 0

const bytesOf = (items: readonly Item[]) => items.reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0)

/** Weighted audits below 0.9, of the categories that miss their goal. */
function faultsOf({ categories, audits }: LighthouseResult): readonly string[] {
  return Object.entries(categories).flatMap(([name, category]) => {
    if (percent(category) >= (goals[name] ?? 100)) return []
    const costly = category.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    return costly.map(({ id }) => `${name}: ${audits[id]?.title} (${id})`)
  })
}

/** The figures of a page from its runs. @throws without one */
export function figuresOf(runs: readonly LighthouseResult[]): PageFigures {
  const performance = ({ categories }: LighthouseResult) => categories.performance?.score ?? 0
  const middle = runs.toSorted((a, b) => performance(a) - performance(b))[Math.floor(runs.length / 2)]
  if (!middle) throw new Error('There are no runs.')
  const requests = middle.audits['network-requests']?.details?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    scores: Object.fromEntries(Object.entries(middle.categories).map(([name, one]) => [name, percent(one)])),
    lcpMs: numberOf(middle, 'largest-contentful-paint'),
    blockedMs: numberOf(middle, 'total-blocking-time'),
    shift: numberOf(middle, 'cumulative-layout-shift'),
    requests: requests.length,
    bytes: bytesOf(requests),
    scripts: scripts.map(({ url }) => new URL(String(url)).pathname),
    faults: faultsOf(middle),
  }
}

/** The categories in which a page misses its goal. */
export function findMissedGoals({ scores }: PageFigures): readonly string[] {
  return Object.entries(scores).flatMap(([name, score]) => {
    const goal = goals[name] ?? 100
    return score < goal ? [`${name} ${score}, ${goal} is the goal`] : []
  })
}
