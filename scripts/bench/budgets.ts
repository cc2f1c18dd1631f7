import type { PageScripts } from './page-scripts.ts'
import type { BenchReport } from './run.ts'

/** One goal and its measured figure. */
export interface Budget {
  readonly figure: string
  readonly unit: string
  readonly goal: number
  readonly found: number
  readonly isHeld: boolean
}

function most(figure: string, unit: string, goal: number, found: number | undefined): readonly Budget[] {
  return found === undefined ? [] : [{ figure, unit, goal, found, isHeld: found <= goal }]
}

function least(figure: string, goal: number, found: number | undefined): readonly Budget[] {
  return found === undefined ? [] : [{ figure, unit: ' %', goal, found, isHeld: found >= goal }]
}

const allScripts = ({ island, react, shell }: PageScripts) => (island.brotli + react.brotli + shell.brotli) / 1000

/** The goals of search against one run. Figures that were not measured are left out. */
export function budgetsOf({ sizes, engine, understood, site }: Omit<BenchReport, 'budgets'>): readonly Budget[] {
  const ours = (cars: number) => sizes.find((size) => size.cars === cars)?.candidates[0]
  const perThousand = (cars: number) => {
    const brotli = ours(cars)?.files.brotli
    return brotli === undefined ? undefined : brotli / cars
  }
  const right = ours(2000)?.relevance
  return [
    ...most('search, 2,000 cars, 4x, p99', ' ms', 5, ours(2000)?.browser?.session.p99),
    ...most('search, 10,000 cars, 4x, p99', ' ms', 12, ours(10_000)?.browser?.session.p99),
    ...most('open and first words, 2,000 cars, 4x', ' ms', 120, ours(2000)?.browser?.openAndFirst),
    ...most('index for 1,000 cars at 2,000, brotli', ' KB', 30, perThousand(2000)),
    ...most('index for 1,000 cars at 300, brotli', ' KB', 45, perThousand(300)),
    ...most('engine and requests, brotli', ' KB', 9, engine.brotli / 1000),
    ...least('right cars, exact', 99, right?.exact),
    ...least('right cars, joined', 100, right?.joined),
    ...least('right cars, split', 98, right?.split),
    ...least('right cars, typo', 97, right?.typo),
    ...least('right cars, prefix', 99, right?.prefix),
    ...understood.flatMap(({ source, asked, misread }) =>
      least(`queries understood, ${source}`, 97, (1 - misread.length / asked) * 100),
    ),
    ...most(
      'words of a site, brotli',
      ' KB',
      8,
      understood.length > 0 ? Math.max(...understood.map(({ bytes }) => bytes)) / 1000 : undefined,
    ),
    ...most('letter to list, 4x, p50', ' ms', 75, site?.keystrokes.toDom.p50),
    ...most('requests for a letter', '', 0, site?.keystrokes.requests),
    ...most('all scripts of a list, brotli', ' KB', 160, site === null ? undefined : allScripts(site.scripts)),
  ]
}
