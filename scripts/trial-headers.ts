import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cac } from 'cac'
import pc from 'picocolors'
import { headerRules } from './serve/headers.ts'
import { liveSites } from './serve/sites.ts'
import { grade, loadGrader } from './trial-headers/observatory.ts'

/** A home page that scores less has lost a header. */
const wanted = 130

/** The local reader drops what only https can keep; the web keeps it. */
const secured = (headers: Readonly<Record<string, string>>, file: string) => ({
  ...headers,
  'strict-transport-security': /Strict-Transport-Security: (.*)/.exec(file)?.[1] ?? '',
})

/** `trial:headers [--out DIR]`: grades every live dealer with MDN's Observatory; exit 1 below 130 points. */
async function main(): Promise<void> {
  const cli = cac('npm run trial:headers --')
  cli.option('--out <dir>', 'where releases are', { default: 'dist' })
  cli.help()
  const { options } = cli.parse()
  if (options.help) return
  const grader = await loadGrader()
  for (const { slug, folder } of liveSites(String(options.out))) {
    const file = readFileSync(join(folder, '_headers'), 'utf8')
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    const paths = ['/', ...(file.match(/^\/(?:cars|locations)\/\S+/gm) ?? [])].map((path) =>
      path.replaceAll(':slug', 'x'),
    )
    const graded = paths.map((path) => grade(grader, secured(headerRules(file)(path), file), html))
    const { score, findings } = graded.reduce((worst, next) => (next.score < worst.score ? next : worst))
    const lost = Object.entries(findings).filter(([, points]) => points < 0)
    const isGood = score >= wanted
    if (!isGood) process.exitCode = 1
    const told = lost.map(([name, points]) => `${name} ${points}`).join(', ')
    console.log(`${isGood ? pc.green('✓') : pc.red('✗')} ${pc.bold(slug)}  ${score} points ${pc.dim(told)}`)
  }
}

await main()
