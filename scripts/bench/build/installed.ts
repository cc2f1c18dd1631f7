import type { Compared } from './compare.ts'
import type { Cost } from './costs.ts'
import { eleventy, eleventyInstall } from './eleventy.ts'
import type { Generator } from './generate.ts'
import type { Ways } from './goals.ts'
import { hugo, hugoVersion } from './hugo.ts'

/** What our build is held beside. */
export interface Generators {
  readonly hugos: readonly Generator[]
  readonly all: readonly Generator[]
  /** Dealers that Astro alone is tried with. */
  readonly astroDealers: number
}

export const noGenerators: Generators = { hugos: [], all: [], astroDealers: 0 }

const [plain, cached] = [hugo(false), hugo(true)]

/** Those that are installed; `tell` hears how to get the others. */
export function generatorsOf(root: string, astroDealers: number, tell: (line: string) => void): Generators {
  const version = hugoVersion()
  tell(version ? `Hugo ${version}` : 'Hugo is not installed and left out: apt-get install hugo')
  const other = eleventy(root)
  if (!other)
    tell(`Eleventy is no dependency of this project, and left out. Install it beside it once:\n  ${eleventyInstall}`)
  const hugos = version ? [plain, cached] : []
  return { hugos, all: [...hugos, ...(other ? [other] : [])], astroDealers }
}

/** All ways that were measured on a market, by what the goals call them. */
export function waysOf({ dealers, ours, others, astro }: Compared, bundle: Cost): Ways {
  const costOfNamed = ({ name }: Generator) => others.find((line) => line.name === name)?.cost
  return {
    dealers,
    ours: ours.cost,
    bundle,
    astro: astro ?? undefined,
    hugo: costOfNamed(plain),
    hugoCached: costOfNamed(cached),
  }
}
