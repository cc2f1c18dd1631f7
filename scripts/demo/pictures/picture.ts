import type { Camera } from './camera.ts'
import { dressFor } from './dress.ts'
import { paintGround } from './ground.ts'
import type { Scene } from './light.ts'
import { archesOf, buildModel } from './model.ts'
import { draw, emptyView, type Seen } from './raster.ts'
import { type Layers, shade } from './shade.ts'
import type { Shape } from './shape.ts'
import { cameraFor, type View } from './views.ts'

/** A shape as one camera sees it, before there is any light. */
export interface Sight {
  readonly shape: Shape
  readonly camera: Camera
  readonly seen: Seen
}

/** Looks at a shape from one side. */
export function look(shape: Shape, view: View, width: number, height: number): Sight {
  const camera = cameraFor(shape, view)
  const seen = emptyView(width, height)
  const cut = archesOf(shape)
  for (const mesh of buildModel(shape)) draw(mesh, camera, seen, cut)
  return { shape, camera, seen }
}

/** Lights what was seen, on the ground of a scene, still without a colour. */
export function lightUp({ shape, camera, seen }: Sight, scene: Scene): Layers {
  const { width, height } = seen
  const layers = { width, height, tint: new Float32Array(width * height), fixed: new Float32Array(width * height * 3) }
  const { wheels, overall } = shape
  const tyres = wheels.at.flatMap(
    (x) =>
      [
        [x, wheels.track - 0.1],
        [x, 0.1 - wheels.track],
      ] as const,
  )
  const print = { from: overall[0], to: overall[1], half: shape.plan[1]?.[1] ?? 0.9, tyres }
  paintGround(seen, camera, scene, print, layers)
  shade(seen, camera, scene, dressFor(shape), (overall[0] + overall[1]) / 2, layers)
  return layers
}
