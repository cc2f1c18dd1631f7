import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isPartial, releasesFolder } from '../build/release/paths.ts'
import type { BuildProcess } from './build-process.ts'
import { slug } from './dealer.ts'

/** Phases of a build of one dealer that can be observed from outside. */
export const phases = ['start', 'build', 'verify', 'publish'] as const
export type Phase = (typeof phases)[number]

/** Duration of each phase in ms. */
export type Lengths = Readonly<Record<Phase, number>>

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Detects the phases of a build by its files in the releases folder. */
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

  /**
   * Whether the phase has begun. Signs: build, the draft folder; verify, the build's last file; publish, the release's
   * record.
   */
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

  /** Waits for a phase, or for the end of the build. */
  async until(phase: Phase, { hasEnded }: Pick<BuildProcess, 'hasEnded'>): Promise<void> {
    while (!hasEnded() && !this.hasBegun(phase)) await pause(1)
  }
}

/** Watches a build to its end. Returns the duration of each phase. @throws when the build failed */
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
