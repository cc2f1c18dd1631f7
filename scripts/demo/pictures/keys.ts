import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cabin } from './cabin.ts'
import type { SceneName } from './scenes.ts'
import { type View, views } from './views.ts'

/** A picture of the driver's seat, shared by all that have such a one. */
export interface CabinDrawing {
  readonly kind: 'cabin'
  readonly key: string
  readonly cabin: Cabin
}

/** A picture of a shape in a paint, seen from a side, in a place. */
export interface OutsideDrawing {
  readonly kind: 'outside'
  readonly key: string
  readonly shape: string
  readonly paint: string
  readonly view: View
  readonly scene: SceneName
}

/** One picture to be drawn. */
export type Drawing = OutsideDrawing | CabinDrawing

const pairs: readonly (readonly [SceneName, SceneName])[] = [
  ['coast', 'daylight'],
  ['evening', 'daylight'],
  ['coast', 'graphite'],
  ['daylight', 'coast'],
]

/** Pale paints stand in the first place of a shape's pair, strong ones in the second. */
function sceneFor(shape: string, paint: string): SceneName {
  const sum = [...shape].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const [pale, strong] = pairs[sum % pairs.length] ?? ['coast', 'daylight']
  return ['white', 'silver', 'sand'].includes(paint) ? pale : strong
}

/** A short name for the way pictures are drawn now: any change to it, who draws apart, changes the name and so every key. */
export function drawingVersion(root: string): string {
  const folder = join(root, 'scripts/demo/pictures')
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/\.test\.ts$|^draw/.test(file))
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 8)
}

/** The pictures of a shape in a paint from outside, in the order of a gallery. */
export function drawingsOf(shape: string, paint: string, version: string): readonly OutsideDrawing[] {
  return views.map((view) => ({
    kind: 'outside',
    key: `${shape}-${paint}-${view}-${version}`,
    shape,
    paint,
    view,
    scene: sceneFor(shape, paint),
  }))
}

/** The picture of a cabin. */
export function cabinDrawing(cabin: Cabin, version: string): CabinDrawing {
  return { kind: 'cabin', key: `cabin-${cabin.wheel}-${cabin.trim}-${version}`, cabin }
}
