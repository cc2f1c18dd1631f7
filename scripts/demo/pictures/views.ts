import { type Camera, lookAt } from './camera.ts'
import type { Shape } from './shape.ts'

/** Where a vehicle is seen from, in the order of a gallery. */
export const views = ['front', 'side', 'rear'] as const
export type View = (typeof views)[number]

/** A camera that has the whole vehicle in the picture, from where a salesperson would stand. */
export function cameraFor(shape: Shape, view: View): Camera {
  const [from, to] = shape.overall
  const length = to - from
  const tall = Math.max(...shape.top.map(([, z]) => z))
  const size = Math.max(length, tall * 2.1)
  const middle = (from + to) / 2
  const eye = 0.1 + tall * 0.8
  if (view === 'side') return lookAt([middle, size * 2.7, eye], [middle, 0, tall * 0.5], 3.05, 0.02)
  const turn = view === 'front' ? -1 : 1
  return lookAt(
    [middle + turn * size * 1.75, size * 1.72, eye + 0.15],
    [middle + turn * 0.05 * length, 0, tall * 0.46],
    3.2,
    0.02,
  )
}
