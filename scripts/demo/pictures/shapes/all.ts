import type { Shape } from '../shape.ts'
import { convertible, coupe, hatch, sedan, wagon } from './small.ts'
import { fourByFour, peopleMover, suv, suvLarge, suvSmall } from './tall.ts'
import { caravan, cruiser, motorcycle, motorhome } from './touring.ts'
import { bus, cabChassis, lightTruck, pickup, ute, van } from './work.ts'

/** Every shape a demo vehicle may have, by the name the catalogue uses. */
export const shapes: Readonly<Record<string, Shape>> = {
  hatch,
  sedan,
  wagon,
  coupe,
  convertible,
  'suv-small': suvSmall,
  suv,
  'suv-large': suvLarge,
  '4x4': fourByFour,
  'people-mover': peopleMover,
  ute,
  pickup,
  'cab-chassis': cabChassis,
  van,
  bus,
  'light-truck': lightTruck,
  caravan,
  motorhome,
  motorcycle,
  cruiser,
}
