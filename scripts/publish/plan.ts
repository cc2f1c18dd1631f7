import { builtPath } from '../fresh/built-path.ts'
import type { HostedFile } from './destination.ts'
import type { Published } from './published.ts'
import { findOriginalKey, type SiteFile } from './site-files.ts'
import { isStatusKey } from './status-key.ts'

/** The steps of a publication, in order: each is complete before the next begins; within a step there is no order. */
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

/** Whether a step is invisible to visitors: nothing links to its files yet. */
export const isInvisibleStep = (step: Step): boolean => step === 'new files' || step === 'new pages'

/** The work of one step. */
export interface PlannedStep {
  readonly step: Step
  readonly uploads: readonly SiteFile[]
  readonly removals: readonly string[]
}

/** Inputs of planOf. */
export interface PlanInput {
  readonly files: readonly SiteFile[]
  readonly before: Published
  /** Files at the host. */
  readonly there: ReadonlyMap<string, HostedFile>
  readonly now: Date
  /** Hours to keep a file that is no longer in the release, as open pages may still load it. */
  readonly keepHours: number
  /** Whether the host's stock status is newer than the release's, and is kept. */
  readonly keepsDay?: boolean
}

/** The steps, and the files no longer in the release with the time since when. */
export interface Plan {
  readonly steps: readonly PlannedStep[]
  readonly gone: Published['gone']
}

/** The home page links to all other pages. */
const home = 'index.html'
const forCrawlers = new Set(['sitemap.xml', 'robots.txt'])
/** The build time stands for all pages, so it is uploaded after them. */
const built = builtPath.slice(1)

function stepOf({ key, isPage }: SiteFile, isThere: boolean): Step {
  // A compressed copy belongs to its file's step.
  const name = findOriginalKey(key) ?? key
  if (name === built) return 'the moment it was built for'
  // Uploaded before its pages, it would offer sold cars on the old ones.
  if (isStatusKey(name) && isThere) return 'what the day brought'
  if (name === home) return 'home page'
  // On first publication they are like other pages: nothing links to them before the home page exists.
  if (forCrawlers.has(name)) return isThere ? 'what crawlers read' : 'new pages'
  if (isPage) return isThere ? 'changed pages' : 'new pages'
  return isThere ? 'changed files' : 'new files'
}

/** Files that the host lacks, has with other content, or that something else has overwritten. */
function changedFiles({ files, before, there, keepsDay = false }: PlanInput): SiteFile[] {
  return files.filter(({ key, digest }) => {
    if (keepsDay && isStatusKey(key) && there.has(key)) return false
    const known = before.files[key]
    return known?.digest !== digest || known.tag !== there.get(key)?.tag
  })
}

/** Map: key -> time since when a file of ours is not in the release. Files of others are not included. */
function goneFiles({ files, before, there, now }: PlanInput): Published['gone'] {
  const kept = new Set(files.map(({ key }) => key))
  const gone = Object.keys(before.files).filter((key) => !kept.has(key) && there.has(key))
  return Object.fromEntries(gone.map((key) => [key, before.gone[key] ?? now.toISOString()]))
}

/**
 * Plans a publication so that no page available to visitors ever points to something missing: new files are uploaded
 * before existing pages link to them, and files are removed after the last page that links to them has changed.
 */
export function planOf(situation: PlanInput): Plan {
  const { files: all, before, there, now, keepHours } = situation
  // Files of an interrupted run count as new: nothing links to them.
  const isThere = (key: string) => there.has(key) && !before.files[key]?.isNew
  const uploads = Map.groupBy(changedFiles(situation), (file) => stepOf(file, isThere(file.key)))
  const gone = goneFiles(situation)
  const isOld = (since: string) => now.getTime() - Date.parse(since) >= keepHours * 3_600_000
  const pages = Object.keys(gone).filter((key) => before.files[key]?.isPage)
  const kept = new Set(all.map(({ key }) => key))
  // An obsolete compressed copy, which a web server would keep serving instead of its file.
  const isStale = (key: string) => kept.has(findOriginalKey(key) ?? '')
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
