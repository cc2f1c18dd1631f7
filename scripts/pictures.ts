import { cac } from 'cac'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { DealerRefused } from './build/refused.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { contentFolder, contentOption, warnOfNoDealers } from './lib/command-line/content-folder.ts'
import { namedDealers } from './lib/command-line/named-dealers.ts'
import { numberAbove } from './lib/command-line/numbers.ts'
import { failureText } from './lib/failure-text.ts'
import { reportFailure } from './lib/report-failure.ts'
import { safeText } from './lib/safe-text.ts'
import {
  type DealerPictures,
  fetchDealerPictures,
  isFailedRun,
  type PictureRun,
  shownPictures,
} from './pictures/dealer-pictures.ts'
import { dropLeftovers } from './pictures/drop-leftovers.ts'
import { dropUnusedPictures } from './pictures/drop-unused.ts'
import { createFairLimiter } from './pictures/fair-limiter.ts'
import { dealersElsewhere, recordContentFolder } from './pictures/fetched-for.ts'
import { poorPictureLines } from './pictures/poor-pictures.ts'

/** Number of concurrent picture downloads, over all dealers. */
const lanes = 6

function progressOf(slug: string): PictureRun['progress'] {
  let said = Date.now()
  return (done, total) => {
    if (Date.now() - said < 5000 && done < total) return
    said = Date.now()
    process.stderr.write(`${slug}: ${done} of ${total} pictures\n`)
  }
}

function textOf(result: DealerPictures): string {
  const { slug, wanted, copies, waiting, asked, failing } = result
  const rest = waiting > 0 ? `, ${waiting} are left for the next run` : ''
  const none = isFailedRun(result) ? [`none of the ${asked} asked for could be had`] : []
  const hosts = failing.map(
    (host) => `${host} gives hardly any picture that it gave before: copies are shown until it does`,
  )
  const first = `${slug}: ${copies} of ${wanted} pictures have copies${rest}`
  return [first, ...none, ...hosts, ...poorPictureLines(result)].join('\n  ')
}

/** Problems of a dealer's files or stock are worded as by a build, with their remedy. */
function whyNot(slug: string, error: unknown): string {
  const stays = `The pictures of ${slug} stay as they are.`
  return error instanceof DealerRefused ? safeText([...error.problems, stays].join('\n')) : failureText(error, stays)
}

/** Reads dealers' files one after another; their pictures are fetched in parallel, with the downloads shared fairly. */
async function fetchAll(slugs: readonly string[], run: Omit<PictureRun, 'progress'>) {
  const [failed, none]: [string[], string[]] = [[], []]
  const tell = (slug: string) => (error: unknown) => {
    failed.push(slug)
    console.error(whyNot(slug, error))
    return null
  }
  const begun: Promise<DealerPictures | null>[] = []
  for (const slug of slugs) {
    const shown = await shownPictures(slug, run.content).catch(tell(slug))
    if (shown === null && !failed.includes(slug)) none.push(slug)
    if (shown) begun.push(fetchDealerPictures(shown, { ...run, progress: progressOf(slug) }).catch(tell(slug)))
  }
  return { results: (await Promise.all(begun)).filter((result) => result !== null), failed, none }
}

/**
 * Removes leftovers and unused copies. With an unreadable picture memory all copies are kept; the next fetch recreates
 * it.
 */
function tidy(root: string, content: string, dealers: readonly string[]): void {
  try {
    const drafts = dropLeftovers(root, new Date())
    if (drafts > 0) console.error(`${drafts} unfinished files of runs that were ended were removed.`)
    const files = dropUnusedPictures(root, [...dealers, ...dealersElsewhere(root, content)], new Date())
    if (files > 0) console.error(`${files} files that no dealer has shown for a fortnight were removed.`)
  } catch (error) {
    console.error(failureText(error, 'No copy was removed.'))
  }
}

/**
 * `pictures [slug ...]`: copies external pictures; exit 1 when a dealer's stock could not be read or none of its
 * pictures could be fetched, 2 for a wrong call.
 */
async function main(): Promise<void> {
  const cli = cac('npm run pictures --')
  cli.usage('[slug ...] [options]')
  cli.option('--minutes <n>', 'start no download after this many minutes', { default: 20 })
  cli.option(...contentOption)
  cli.option('--json', 'report as JSON')
  const { args, options } = commandLine(cli, unlimitedWords)
  if (options.help) return
  const content = contentFolder(options.content)
  const minutes = numberAbove('--minutes', options.minutes, 0)
  const known = dealerSlugs(content)
  warnOfNoDealers(content, known)
  const slugs = namedDealers(args, known)
  const end = Date.now() + minutes * 60_000
  const root = process.cwd()
  const run = { root, content, lanes: createFairLimiter(lanes), isOver: () => Date.now() > end }
  const { results, failed, none } = await fetchAll(slugs, run)
  recordContentFolder(
    root,
    content,
    results.map(({ slug }) => slug),
  )
  const theirs = known.filter((slug) => !none.includes(slug))
  tidy(root, content, theirs)
  const withoutPhotos = results.filter(isFailedRun).map(({ slug }) => slug)
  if (options.json) console.log(JSON.stringify({ dealers: results, failed: [...failed, ...withoutPhotos] }, null, 2))
  else if (results.length > 0) console.log(results.map(textOf).join('\n'))
  else if (failed.length === 0) console.log('No dealer has pictures fetched: see stock.pictures_from.')
  process.exitCode = failed.length + withoutPhotos.length > 0 ? 1 : 0
}

await main().catch((error: unknown) => {
  reportFailure(failureText(error, 'No picture was fetched.'))
  process.exitCode = 2
})
