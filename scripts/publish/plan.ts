import { builtPath } from '../fresh/built-path.ts'
import { isDayStatus } from './day-status.ts'
import type { HostedFile } from './destination.ts'
import type { Published } from './published.ts'
import { besideWhat, type SiteFile } from './site-files.ts'

/** The steps of a publication, in order. All of a step is there before the next begins; within one there is no order. */
export const steps = [
  'new files',
  'new pages',
  'changed files',
  'changed pages',
  'home page',
  'what crawlers read',
  'what the day brought',
  'the moment it was built for',
  'pages to remove',
  'files to remove',
] as const
export type Step = (typeof steps)[number]

/** Steps that no visitor sees anything of: nothing leads to what they bring. */
export const isUnseen = (step: Step): boolean => step === 'new files' || step === 'new pages'

/** What is to be done in one step. */
export interface PlannedStep {
  readonly step: Step
  readonly uploads: readonly SiteFile[]
  readonly removals: readonly string[]
}

/** What a publication is planned from. */
export interface Situation {
  readonly files: readonly SiteFile[]
  readonly before: Published
  /** What the host lists. */
  readonly there: ReadonlyMap<string, HostedFile>
  readonly now: Date
  /** How long a file stays that no release has any more, in hours: pages that are open still ask for it. */
  readonly keepHours: number
  /** Whether the host knows more of the day than the release does: what it says of it stays. */
  readonly keepsDay?: boolean
}

/** What is to be done, and what is known then of files that are gone. */
export interface Plan {
  readonly steps: readonly PlannedStep[]
  readonly gone: Published['gone']
}

/** The home page makes all others known to visitors. */
const home = 'index.html'
const forCrawlers = new Set(['sitemap.xml', 'robots.txt'])
/** Whoever asks how old a site is takes its word for all pages: it comes when they are there. */
const built = builtPath.slice(1)

function stepOf({ key, isPage }: SiteFile, isThere: boolean): Step {
  // What stands beside a file belongs to its step.
  const name = besideWhat(key) ?? key
  if (name === built) return 'the moment it was built for'
  // Before its pages it would offer what was sold on those that still stand.
  if (isDayStatus(name) && isThere) return 'what the day brought'
  if (name === home) return 'home page'
  // The first ones are pages like any other: nothing leads to them before the home page is there.
  if (forCrawlers.has(name)) return isThere ? 'what crawlers read' : 'new pages'
  if (isPage) return isThere ? 'changed pages' : 'new pages'
  return isThere ? 'changed files' : 'new files'
}

/** Files that the host has not, has otherwise, or had written by somebody else since. */
function changedFiles({ files, before, there, keepsDay = false }: Situation): SiteFile[] {
  return files.filter(({ key, digest }) => {
    if (keepsDay && isDayStatus(key) && there.has(key)) return false
    const known = before.files[key]
    return known?.digest !== digest || known.tag !== there.get(key)?.tag
  })
}

/** Files of ours that the release has no more, each with the time since when. What others put there is theirs. */
function goneFiles({ files, before, there, now }: Situation): Published['gone'] {
  const kept = new Set(files.map(({ key }) => key))
  const gone = Object.keys(before.files).filter((key) => !kept.has(key) && there.has(key))
  return Object.fromEntries(gone.map((key) => [key, before.gone[key] ?? now.toISOString()]))
}

/**
 * The order of a publication, such that no page that a visitor can get ever points at something missing: what is new comes
 * before any page that was there leads to it, and nothing goes before the last page that named it has changed.
 */
export function planOf(situation: Situation): Plan {
  const { files: all, before, there, now, keepHours } = situation
  // What a run that ended left there is as new as what it did not come to: nobody is led to either.
  const isThere = (key: string) => there.has(key) && !before.files[key]?.isNew
  const uploads = Map.groupBy(changedFiles(situation), (file) => stepOf(file, isThere(file.key)))
  const gone = goneFiles(situation)
  const isOld = (since: string) => now.getTime() - Date.parse(since) >= keepHours * 3_600_000
  const pages = Object.keys(gone).filter((key) => before.files[key]?.isPage)
  const kept = new Set(all.map(({ key }) => key))
  // A coded copy that is not made any more: a web server would go on serving it in the place of its file.
  const isStale = (key: string) => kept.has(besideWhat(key) ?? '')
  const files = Object.keys(gone).filter(
    (key) => !before.files[key]?.isPage && (isStale(key) || isOld(gone[key] ?? '')),
  )
  const removals = new Map<Step, readonly string[]>([
    ['pages to remove', pages],
    ['files to remove', files],
  ])
  const planned = steps.map((step) => ({ step, uploads: uploads.get(step) ?? [], removals: removals.get(step) ?? [] }))
  return { steps: planned.filter((each) => each.uploads.length + each.removals.length > 0), gone }
}
