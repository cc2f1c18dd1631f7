import { fork } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cac } from 'cac'
import { dealerSlugs } from '#tenants/load.ts'
import type { NightCost } from './bench/night.ts'
import { buildTime } from './build/build-time.ts'
import { bundlePages } from './build/bundle.ts'
import { PlainError } from './lib/plain-error.ts'

const nightProcess = fileURLToPath(new URL('./bench/night.ts', import.meta.url))

interface Bench {
  readonly slug: string
  readonly root: string
  readonly content: string
  readonly out: string
  readonly now: string
}

/** Builds in a process of its own. @throws PlainError when it is not built */
function build({ slug, root, content, out, now }: Bench): Promise<NightCost> {
  const night = fork(nightProcess, { env: { ...process.env, NODE_ENV: 'production' } })
  night.send({ slug, root, content, out, now, force: false, acceptDrop: true, waitMs: 0 })
  return new Promise((resolve, reject) => {
    night.once('message', (cost: NightCost) => {
      if (cost.outcome === 'failed') reject(new PlainError(cost.problems.join('\n')))
      else resolve(cost)
    })
    night.once('exit', (code) => reject(new PlainError(`the build of ${slug} ended with ${code} and no answer`)))
  })
}

/** Takes a little off the price of every fiftieth car. */
function reprice({ content, slug }: Bench): void {
  const file = join(content, `stock/${slug}.json`)
  const stock: { cars: { price?: number | null }[] } = JSON.parse(readFileSync(file, 'utf8'))
  for (const car of stock.cars.filter((_, at) => at % 50 === 0)) if (typeof car.price === 'number') car.price -= 150
  writeFileSync(file, JSON.stringify(stock))
}

/** Adds a word to one text that one page shows. */
function reword({ content, slug }: Bench): void {
  const file = join(content, `dealers/${slug}/faqs.yaml`)
  writeFileSync(file, readFileSync(file, 'utf8').replace('answer: ', 'answer: Indeed, '))
}

function row(what: string, { cpuMs, pages, drawn }: NightCost, whole: NightCost): string {
  const share = `${((100 * cpuMs) / whole.cpuMs).toFixed(1)} %`.padStart(8)
  return `  ${what.padEnd(28)}${`${(cpuMs / 1000).toFixed(2)} s`.padStart(9)}${share}  ${drawn} of ${pages} pages drawn`
}

/** Measures one dealer in a folder of its own; the nights follow each other. */
async function measure(slug: string, root: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-build-'))
  const bench = { slug, root, content: folder, out: join(folder, 'dist'), now: buildTime().toISOString() }
  for (const name of ['dealers', 'stock']) cpSync(join(root, name), join(folder, name), { recursive: true })
  try {
    const whole = await build(bench)
    console.log(`${slug}\n${row('everything', whole, whole)}`)
    console.log(row('nothing changed', await build(bench), whole))
    reprice(bench)
    console.log(row('2 % of the cars repriced', await build(bench), whole))
    reword(bench)
    console.log(row('a text of one page', await build(bench), whole))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** `bench:build [slug ...] [--quick]`: processor time of nights that change a little, beside one that makes everything. */
async function main(): Promise<void> {
  const cli = cac('npm run bench:build --')
  cli.usage('[slug ...] [options]')
  cli.option('--quick', 'the first dealer alone')
  cli.help()
  const { args, options } = cli.parse()
  if (options.help) return
  const root = process.cwd()
  await bundlePages(root)
  const slugs = args.length > 0 ? args : dealerSlugs(root)
  for (const slug of options.quick ? slugs.slice(0, 1) : slugs) await measure(slug, root)
}

await main()
