import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { cac } from 'cac'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { contentFolder, contentOption, warnOfNoDealers } from './lib/command-line/content-folder.ts'
import { namedDealers } from './lib/command-line/named-dealers.ts'
import { wholeNumber } from './lib/command-line/numbers.ts'
import { UsageError } from './lib/command-line/usage-error.ts'
import { failureText } from './lib/failure-text.ts'
import { reportFailure } from './lib/report-failure.ts'
import { affectedDealers } from './plan/affected-dealers.ts'
import { changedFiles } from './plan/changed-files.ts'
import { matrixOf } from './plan/matrix.ts'
import { readMeasured, workOf } from './plan/measured-work.ts'
import { ownSnapshot } from './plan/own-snapshot.ts'
import { type Shard, shardsOf, stableShards } from './plan/shards.ts'

const line = ({ dealers, seconds }: Shard, at: number) =>
  `${String(at + 1).padStart(3)}  ${seconds.toFixed(1).padStart(7)} s  ${dealers.join(' ')}`

/** Reads the list of changed files from a file, or from stdin when none is named. */
function changesIn(file: unknown, content: string): readonly string[] {
  if (file !== true && !existsSync(String(file))) throw new UsageError(`There is no file ${file} with changes.`)
  return changedFiles(readFileSync(file === true ? 0 : String(file), 'utf8'), process.cwd(), content)
}

/** `plan [slug ...] --shards N`: distributes dealers over machines by measured build times; exit 2 for a wrong call. */
function main(): void {
  const cli = cac('npm run plan --')
  cli.usage('[slug ...] --shards <n> [options]')
  cli.option('--shards <n>', 'maximum number of machines', { default: 1 })
  cli.option('--night <file>', 'output of npm run build -- --json, or a folder of such files; may be repeated', {
    type: [],
  })
  cli.option('--steady', 'keep each dealer in its shard from night to night')
  cli.option(
    '--changed [file]',
    'only dealers that changed files affect: paths, one per line, in this file or on standard input',
  )
  cli.option(...contentOption)
  cli.option('--json', 'print the CI matrix as JSON')
  const { args, options } = commandLine(cli, unlimitedWords)
  if (options.help) return
  const content = contentFolder(options.content)
  const count = wholeNumber('--shards', options.shards, 1)
  const all = dealerSlugs(content)
  warnOfNoDealers(content, all)
  const known = namedDealers(args, all)
  const touched = (files: readonly string[]) => affectedDealers(files, known, (slug) => ownSnapshot(content, slug))
  const slugs = options.changed === undefined ? known : touched(changesIn(options.changed, content))
  const nights = [options.night ?? []].flat().map(String)
  const workFor = (dealers: readonly string[]) =>
    workOf(
      dealers,
      nights.flatMap((night) => readMeasured(night)),
      content,
    )
  const shards = options.steady ? stableShards(workFor(all), count, slugs) : shardsOf(workFor(slugs), count)
  const { GITHUB_OUTPUT } = process.env
  if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `matrix=${matrixOf(shards)}\n`)
  console.log(options.json ? matrixOf(shards) : shards.map(line).join('\n') || 'No dealer has to be built.')
}

try {
  main()
} catch (error) {
  reportFailure(failureText(error, 'Nothing was planned.'), {})
  process.exitCode = 2
}
