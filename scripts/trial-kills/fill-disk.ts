import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBuild } from './build-process.ts'
import { slug, type TrialDealer } from './dealer.ts'
import { installRelease, type References } from './kill-builds.ts'
import { type Outcome, Tally, type Tell } from './outcome.ts'
import { leftOvers, liveFaults } from './tree.ts'

const megabyte = 1_048_576
const diskBytes = 96 * megabyte

function mount(folder: string): boolean {
  mkdirSync(folder, { recursive: true })
  const options = `size=${diskBytes},mode=755`
  return spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'trial-disk', folder], { stdio: 'ignore' }).status === 0
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Fills a disk until only `free` bytes are free. */
function fillTo(disk: string, free: number): void {
  rmSync(join(disk, 'filler'), { force: true })
  const bytes = freeBytes(disk) - free
  if (bytes > 0) writeFileSync(join(disk, 'filler'), Buffer.alloc(bytes))
}

/** Faults of an error message: it must say what happened, what is unaffected and what to do, without a stack trace. */
function messageFaults(text: string): string[] {
  const wanted = ['The disk is full', 'The live site is untouched.', 'Free some space, then try again.']
  const missing = wanted.filter((words) => !text.includes(words)).map((words) => `does not say "${words}"`)
  return /^ +at .+:\d+:\d+/m.test(text) ? [...missing, 'shows a stack'] : missing
}

async function fillOnce(dealer: TrialDealer, disk: string, free: number, { trees }: References) {
  const out = join(disk, 'out')
  fillTo(disk, free)
  // The first night is live; only a build with enough disk space may publish the second.
  const { code, report, text } = await runBuild({ dealer, night: 1, out })
  rmSync(join(disk, 'filler'), { force: true })
  const isDone = report?.outcome === 'published'
  const expected = isDone ? trees : trees.slice(0, 1)
  const told = isDone ? [] : messageFaults(report?.problems.join('\n') ?? text)
  const exit = isDone || code === 1 ? [] : [`exit ${code}`]
  const faults = [...told, ...exit, ...liveFaults(out, slug, expected, trees), ...(isDone ? [] : leftOvers(out, slug))]
  return { isDone, faults }
}

/** Builds on a disk that fills up at a random point; the live site must stay intact, and the message must say so. */
export async function fillDisks(
  dealer: TrialDealer,
  references: References,
  goal: number,
  tell: Tell,
): Promise<Outcome> {
  const tally = new Tally('disk full', goal, tell)
  const disk = mkdtempSync(join(tmpdir(), 'trial-disk-'))
  if (!mount(disk)) {
    rmSync(disk, { recursive: true })
    return { ...tally.outcome(), skipped: 'mounting a small disk asks for root' }
  }
  try {
    const out = join(disk, 'out')
    const before = freeBytes(disk)
    installRelease(references, out)
    const need = before - freeBytes(disk)
    for (let turn = 0; turn < goal; turn++) {
      const free = Math.floor(Math.random() * need)
      const { isDone, faults } = await fillOnce(dealer, disk, free, references)
      tally.add(`${Math.round(free / 1024)} KB free`, [isDone ? 'had room enough' : 'refused'], faults)
      if (isDone) await runBuild({ dealer, night: 0, out })
    }
    return tally.outcome()
  } finally {
    spawnSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  }
}
