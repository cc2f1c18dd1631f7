import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bodyIcon } from './body-icon.ts'
import { convertible, coupe, hatch, sedan, wagon } from './pictures/shapes/small.ts'
import { fourByFour, peopleMover, suv } from './pictures/shapes/tall.ts'
import { motorhome } from './pictures/shapes/touring.ts'
import { bus, cabChassis, lightTruck, ute, van } from './pictures/shapes/work.ts'

/** The body styles with a picture of their own, and the shape each is drawn from. */
export const bodyShapes = {
  '4x4': fourByFour,
  bus,
  cabChassis,
  convertible: { ...convertible, extras: [] },
  coupe,
  hardtop: { ...coupe, glass: { ...coupe.glass, sides: [[1.78, 3.26]] } },
  hatch,
  hatchback: hatch,
  motorhome,
  lightTruck,
  peopleMover,
  sedan,
  softtop: convertible,
  suv,
  ute,
  van,
  wagon,
  stationWagon: wagon,
} as const

// Writes public/bodies/<body>.svg for every body style. */
function writeBodyIcons(root: string): void {
  const folder = join(root, 'public', 'bodies')
  mkdirSync(folder, { recursive: true })
  for (const [body, shape] of Object.entries(bodyShapes)) writeFileSync(join(folder, `${body}.svg`), bodyIcon(shape))
}

if (import.meta.main) writeBodyIcons(process.cwd())
