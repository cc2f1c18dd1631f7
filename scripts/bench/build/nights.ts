import { repriceAll, rewordOne, sendAgain, tradeAll } from './changes.ts'
import { buildNight, type Night, type NightCost } from './our-build.ts'

/** The nightly builds after a full build, by what changed before each. */
export interface Nights<T> {
  readonly unchanged: T
  readonly repriced: T
  readonly traded: T
  readonly reworded: T
  readonly nextDay: T
}

const dayMs = 86_400_000

/** Runs the following nights, each on the result of the one before; changes the market between them. */
export async function nightsAfter(night: Night): Promise<Nights<NightCost>> {
  const unchanged = await buildNight(night)
  repriceAll(night)
  const repriced = await buildNight(night)
  tradeAll(night)
  const traded = await buildNight(night)
  rewordOne(night)
  const reworded = await buildNight(night)
  const now = new Date(night.now.getTime() + dayMs)
  sendAgain(night, now)
  return { unchanged, repriced, traded, reworded, nextDay: await buildNight({ ...night, now }) }
}
