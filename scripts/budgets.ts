import { resolve } from 'node:path'
import { cac } from 'cac'
import { limits } from './budgets/limits.ts'
import { findExceededBudgets, type KindWeight, weighSite } from './budgets/weigh-site.ts'
import { commandLine, unlimitedWords } from './lib/command-line/command-line.ts'
import { namedReleases } from './lib/command-line/named-dealers.ts'
import { failureText } from './lib/failure-text.ts'
import { liveSites } from './serve/sites.ts'

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)}`

function row({ kind, page, weight }: KindWeight): string {
  const most = limits[kind]
  const cells = [
    `HTML ${kilobytes(weight.html)} of ${kilobytes(most.html)} KB`,
    `brotli ${kilobytes(weight.htmlBrotli)} of ${kilobytes(most.htmlBrotli)}`,
    `styles ${weight.stylesheets}, ${kilobytes(weight.stylesBrotli)}`,
    `scripts ${weight.scripts}, ${kilobytes(weight.scriptsBrotli)} of ${kilobytes(most.scriptsBrotli)}`,
    `fonts ${weight.fonts}`,
  ]
  return `  ${kind.padEnd(12)} ${cells.join('  ')}  ${page}`
}

/** Prints the sizes of the heaviest page of each kind for each built dealer; exit 1 when one is over budget. */
function main(): void {
  const cli = cac('npm run budgets --')
  cli.usage('[slug ...] [options]')
  cli.option('--out <dir>', 'folder of the releases', { default: 'dist' })
  const { args, options } = commandLine(cli, unlimitedWords)
  if (options.help) return
  const out = resolve(String(options.out))
  const live = liveSites(out)
  const slugs = namedReleases(
    args,
    live.map(({ slug }) => slug),
    out,
  )
  const sites = live.filter(({ slug }) => slugs.includes(slug))
  const broken = sites.flatMap(({ slug, folder }) => {
    const weights = weighSite(folder)
    console.log(`${slug}\n${weights.map(row).join('\n')}`)
    return weights.flatMap((weight) => findExceededBudgets(weight).map((line) => `${slug} ${line}`))
  })
  for (const line of broken) console.error(line)
  process.exitCode = broken.length > 0 ? 1 : 0
}

try {
  main()
} catch (error) {
  console.error(failureText(error, 'Nothing was weighed.'))
  process.exitCode = 2
}
