import { acceptDrop, type Compared, countExclusionReasons } from './compared.ts'
import { judgeReadable } from './judge-readable.ts'
import { finder } from './pairs.ts'
import { checkFeedAdvice, counted, percent, type Refusal } from './refusal.ts'

function emptied({ showroom, today, live, entries }: Compared): Refusal | null {
  const before = live?.figures?.forSale ?? live?.cars
  if (today.forSale > 0 || before === 0 || entries === 0) return null
  const reasons = countExclusionReasons(showroom) || `${counted(showroom.cars.length, 'car')} marked sold`
  const than = before === undefined ? '' : `; on the live site ${before} are`
  const found = `None of ${counted(entries, 'entry', 'entries')} is a car for sale (${reasons})${than}.`
  return { found, todo: `if this is meant, let the snapshot say "empty_on_purpose": true or ${acceptDrop}` }
}

const fewSales = 2

/**
 * Whether at most two cars are gone and no more are kept off the site than before: sales of a small stock, not cars
 * that a feed hides or garbles.
 */
function isFewSales(lost: number, { today, live }: Compared): boolean {
  return lost <= fewSales && today.keptOff <= (live?.figures?.keptOff ?? 0)
}

function fallen(compared: Compared): Refusal | null {
  const { showroom, today, live, allowedDrop } = compared
  const before = live?.figures?.forSale ?? live?.cars ?? 0
  const after = live?.figures ? today.forSale : showroom.cars.length
  const lost = before - after
  if (lost <= before * allowedDrop || isFewSales(lost, compared)) return null
  const why = countExclusionReasons(showroom)
  const found = `The stock fell from ${counted(before, 'car')} for sale to ${after}, by ${percent(lost / before)}; ${percent(allowedDrop)} is allowed${why && ` (not on show: ${why})`}.`
  return {
    found,
    todo: `${checkFeedAdvice}, or ${acceptDrop} if the fall is real (stock.allowed_drop sets what is allowed)`,
  }
}

/**
 * The refusal when too many cars of the live site are not in the snapshot, as in another dealer's feed without its
 * slug.
 */
function otherStock({ showroom, live, allowedDrop }: Compared): Refusal | null {
  const sample = live?.figures?.sample ?? []
  const [findReadable, findLeftOut] = [finder(showroom.readable), finder(showroom.leftOut)]
  const known = sample.filter((car) => findReadable(car) ?? findLeftOut(car)).length
  const gone = sample.length - known
  if (gone <= fewSales || gone <= sample.length * allowedDrop) return null
  const found = `Of ${counted(sample.length, 'car')} of the live site ${known === 0 ? 'none is' : `only ${known} are`} in this snapshot, as if it were another dealer’s.`
  return {
    found,
    todo: `see whether stock.snapshot names the right feed, or ${acceptDrop} if so much of the stock is new`,
  }
}

/**
 * The refusal when too few of the cars shoppers saw would be left, else null. Only the plainest reason is returned, as
 * one fault shows in many figures.
 */
export function judgeCount(compared: Compared): Refusal | null {
  return emptied(compared) ?? judgeReadable(compared) ?? fallen(compared) ?? otherStock(compared)
}
