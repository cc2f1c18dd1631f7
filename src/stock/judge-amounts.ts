import { isJump } from '#domain/car/amount-jump.ts'
import { extentOf, type Finding, type Pair } from './pairs.ts'
import { counted } from './refusal.ts'

/** An amount of a car that a feed may suddenly write in another unit. */
interface Amount {
  readonly many: string
  readonly key: 'price' | 'km'
  /** Smaller amounts are ignored: they change by any factor in a day, as a new car's odometer. */
  readonly least: number
}

const amounts: readonly Amount[] = [
  { many: 'prices', key: 'price', least: 1 },
  { many: 'odometer readings', key: 'km', least: 1000 },
]

interface Change {
  readonly name: string
  readonly before: number
  readonly after: number
}

function changes(pairs: readonly Pair[], { key, least }: Amount): readonly Change[] {
  return pairs.flatMap((pair) => {
    const [before, after] = [pair.before[key] ?? 0, pair.after[key] ?? 0]
    return before >= least ? [{ name: pair.after.name, before, after }] : []
  })
}

function jumps({ many }: Amount, compared: readonly Change[]): readonly Finding[] {
  // 0 means that the amount is gone.
  const jumped = compared.filter(({ before, after }) => isJump(before, after))
  // Vanished amounts count, as an upper bound may have dropped them; when nothing else jumped, judgeFacts reports them.
  const first = jumped.find(({ after }) => after > 0)
  const extent = extentOf(jumped.length, compared.length)
  if (first === undefined || extent === 'few') return []
  const example = `${first.name} from ${first.before} to ${first.after}`
  const those = `${jumped.length} of ${counted(compared.length, 'car')}`
  return [{ said: `The ${many} of ${those} doubled, halved or vanished: ${example}.`, stops: extent === 'wholesale' }]
}

const enoughToDiffer = 4

/** The finding that all amounts are equal where they differed before: a placeholder. */
function sameness({ many }: Amount, compared: readonly Change[]): readonly Finding[] {
  const [before, after] = [new Set(compared.map((c) => c.before)), new Set(compared.map((c) => c.after))]
  if (compared.length < enoughToDiffer || after.size > 1 || after.has(0) || before.size <= compared.length / 2)
    return []
  const said = `The ${many} of all ${compared.length} cars are ${[...after].join()}; they were ${before.size} different ones.`
  return [{ said, stops: true }]
}

/** Findings on changes of prices and odometers that trade does not explain. */
export function judgeAmounts(pairs: readonly Pair[]): readonly Finding[] {
  return amounts.flatMap((amount) => {
    const compared = changes(pairs, amount)
    const jumped = jumps(amount, compared)
    return jumped.some(({ stops }) => stops) ? jumped : [...jumped, ...sameness(amount, compared)]
  })
}
