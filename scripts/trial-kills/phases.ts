import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isPartial, releasesFolder } from '../build/release/paths.ts'
import type { BuildProcess } from './build-process.ts'
import { slug } from './dealer.ts'

/** The parts of a build of one dealer, as they can be told from outside. */
export const phases = ['start', 'build', 'verify', 'publish'] as const
export type Phase = (typeof phases)[number]

/** Milliseconds that each part takes. */
export type Lengths = Readonly<Record<Phase, number>>

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Looks at the folders of one build for the first sign of each phase. */
export class PhaseWatch {
  readonly #releases: string
  readonly #before: ReadonlySet<string>

  constructor(out: string) {
    this.#releases = releasesFolder(out, slug)
    this.#before = new Set(namesIn(this.#releases))
  }

  #new(isWanted: (name: string) => boolean): string | undefined {
    return namesIn(this.#releases).find((name) => !this.#before.has(name) && isWanted(name))
  }

  /** Whether the phase has begun: a folder to build in, the last file of the build, the record of a release. */
  hasBegun(phase: Phase): boolean {
    const draft = () => this.#new((name) => isPartial(name) && !name.includes('.json.'))
    const signs: Readonly<Record<Phase, () => boolean>> = {
      start: () => true,
      build: () => draft() !== undefined || signs.publish(),
      verify: () => existsSync(join(this.#releases, draft() ?? '', '_headers')) || signs.publish(),
      publish: () => this.#new((name) => name.includes('.json')) !== undefined,
    }
    return signs[phase]()
  }

  /** Waits for a phase, or for the end of whatever builds. */
  async until(phase: Phase, { hasEnded }: Pick<BuildProcess, 'hasEnded'>): Promise<void> {
    while (!hasEnded() && !this.hasBegun(phase)) await pause(1)
  }
}

/** Follows one build to its end and says how long each phase took. @throws when it failed */
export async function lengthsOf(build: BuildProcess, watch: PhaseWatch): Promise<Lengths> {
  const begins: number[] = []
  for (const phase of phases) {
    await watch.until(phase, build)
    begins.push(performance.now())
  }
  const { code, text } = await build.end
  if (code !== 0) throw new Error(`there is nothing to compare with: ${text}`)
  const ends = [...begins.slice(1), performance.now()]
  const [start = 0, building = 0, verify = 0, publish = 0] = ends.map((end, index) => end - (begins[index] ?? 0))
  return { start, build: building, verify, publish }
}
