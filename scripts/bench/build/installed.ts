import type { Compared } from './compare.ts'
import type { Cost } from './costs.ts'
import { eleventy, eleventyInstall } from './eleventy.ts'
import type { Generator } from './generate.ts'
import type { Ways } from './goals.ts'
import { hugo, hugoVersion } from './hugo.ts'

/** The generators that our build is compared with. */
export interface Generators {
  readonly hugos: readonly Generator[]
  readonly all: readonly Generator[]
  /** Number of dealers to measure plain Astro with. */
  readonly astroDealers: number
}

export const noGenerators: Generators = { hugos: [], all: [], astroDealers: 0 }

const [plain, cached] = [hugo(false), hugo(true)]

/** The installed generators; `tell` is called with how to install the others. */
export function generatorsOf(root: string, astroDealers: number, tell: (line: string) => void): Generators {
  const version = hugoVersion()
  tell(version ? `Hugo ${version}` : 'Hugo is not installed and left out: apt-get install hugo')
  const other = eleventy(root)
  if (!other)
    tell(`Eleventy is no dependency of this project, and left out. Install it beside it once:\n  ${eleventyInstall}`)
  const hugos = version ? [plain, cached] : []
  return { hugos, all: [...hugos, ...(other ? [other] : [])], astroDealers }
}

/** The costs measured on a market, under the names used in the goals. */
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
