import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cac } from 'cac'
import { type StockFormat, stockFormats, usualSnapshot } from '#tenants/dealer-file/stock-formats.ts'
import { dealerSlugs } from '#tenants/dealer-slugs.ts'
import { loadSite } from '#tenants/load.ts'
import { frameProblem, type Problem } from '#tenants/problem.ts'
import { templatesIn, usualTemplate } from '#tenants/templates.ts'
import { type Answers, collect, faultsIn, LeftOff, questions, shellWord } from './dealer-new/answers.ts'
import { dealerFiles } from './dealer-new/files.ts'
import { personAt } from './dealer-new/person.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { contentFolder, contentOption } from './lib/command-line/content-folder.ts'
import { UsageError } from './lib/command-line/usage-error.ts'
import { failureText } from './lib/failure-text.ts'
import { OperatorError } from './lib/operator-error.ts'
import { writeTree } from './lib/write-tree.ts'

/** Files of a new dealer. */
interface Opened {
  readonly written: readonly string[]
  /** Files that existed and stay: a feed may deliver stock before its dealer is created. */
  readonly kept: readonly string[]
}

/** Format of a stock file that exists already; json when there is none. */
function formatThere(root: string, slug: string): StockFormat {
  return stockFormats.find((format) => existsSync(join(root, usualSnapshot(slug, format)))) ?? 'json'
}

/** Writes files and returns the problems of the resulting dealer. On any problem all of them are removed. */
function problemsOf(root: string, slug: string, files: Readonly<Record<string, string>>): readonly Problem[] {
  let isGood = false
  try {
    writeTree(root, files)
    const loaded = loadSite(slug, { root, env: process.env })
    isGood = 'site' in loaded
    return 'site' in loaded ? [] : loaded.problems
  } finally {
    if (!isGood)
      for (const path of [...Object.keys(files), `dealers/${slug}`])
        rmSync(join(root, path), { recursive: true, force: true })
  }
}

/** Writes a new dealer's files. @throws when the dealer exists or an answer is invalid; then nothing is left */
export function openDealer(root: string, answers: Answers): Opened {
  // Checked before writing: a slug becomes a path, and messages must not refer to files that are removed again.
  const faults = faultsIn(answers, { templates: templatesIn(root), usual: null, dealers: [] })
  if (faults.length > 0) throw new UsageError(faults.join('\n'))
  const folder = join(root, 'dealers', answers.slug)
  if (existsSync(folder))
    throw new UsageError(`There is a dealer ${answers.slug} already: dealers/${answers.slug}; choose another --slug`)
  const format = formatThere(root, answers.slug)
  const all = dealerFiles(answers, format)
  const kept = [usualSnapshot(answers.slug, format)].filter((file) => existsSync(join(root, file)))
  const files = Object.entries(all).filter(([file]) => !kept.includes(file))
  const problems = problemsOf(root, answers.slug, Object.fromEntries(files))
  if (problems.length > 0) throw new OperatorError(problems.map(frameProblem).join('\n'))
  return { written: files.map(([file]) => file), kept }
}

/** The files, one per line, and the next command: dev only works in the project's own folder. */
export function openedText({ slug }: Answers, { written, kept }: Opened, content: string): string {
  const stays = 'was there already and stays; see whether it is this dealer’s'
  const lines = [...written, ...kept.map((file) => `${file} ${stays}`)]
  const next = content === '.' ? `npm run dev -- ${slug}` : `npm run check -- ${slug} --content ${shellWord(content)}`
  return `${lines.join('\n')}\n\nNext: ${next}`
}

/** `dealer:new [--name ... --phone ...]`: asks for missing answers, writes the files, prints the next step. */
async function main(): Promise<void> {
  const cli = cac('npm run dealer:new --')
  for (const { key, ask } of questions) cli.option(`--${key} <text>`, ask)
  cli.option(...contentOption)
  const { options } = commandLine(cli)
  if (options.help) return
  const root = contentFolder(options.content)
  const person = process.stdin.isTTY ? personAt(process.stdin, process.stdout) : null
  const given = Object.fromEntries(
    questions.flatMap(({ key }) => (options[key] === undefined ? [] : [[key, String(options[key])]])),
  )
  const house = { templates: templatesIn(root), usual: usualTemplate(root), dealers: dealerSlugs(root) }
  const answers = await collect(given, house, person).finally(() => person?.close())
  console.log(openedText(answers, openDealer(root, answers), String(options.content)))
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof LeftOff ? `\n\n${error.message}` : failureText(error, 'No dealer was opened.'))
    process.exitCode = error instanceof LeftOff ? 130 : error instanceof UsageError ? 2 : 1
  })
}
