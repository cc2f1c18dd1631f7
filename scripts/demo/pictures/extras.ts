import { curveThrough } from './curve.ts'
import { type Mesh, parts } from './mesh.ts'
import type { Extra, Shape } from './shape.ts'
import { bar, type Point, solid } from './solids.ts'

const sides = [1, -1] as const

function tray(): readonly Mesh[] {
  const [from, to, wide] = [3.02, 5.18, 0.93]
  const middle = (from + to) / 2
  const half = (to - from) / 2
  const board = (x: number, y: number, long: number, across: number) =>
    solid(parts.metal, [x, y, 1.02], [long, across, 0.13], 0.12, 8)
  return [
    solid(parts.metal, [middle, 0, 0.86], [half, wide, 0.05], 0.12, 8),
    ...sides.map((side) => board(middle, side * wide, half, 0.022)),
    board(from, 0, 0.022, wide),
    board(to, 0, 0.022, wide),
    ...sides.map((side) => bar(parts.metal, [from + 0.02, side * 0.85, 0.9], [from + 0.02, side * 0.85, 1.72], 0.03)),
    ...[1.3, 1.5, 1.7].map((z) => bar(parts.metal, [from + 0.02, -0.86, z], [from + 0.02, 0.86, z], 0.022)),
    ...sides.map((side) => solid(parts.lamp, [to + 0.01, side * 0.72, 0.74], [0.03, 0.14, 0.06], 0.2, 8)),
    ...chassis(2.7, to),
  ]
}

function chassis(from: number, to: number): readonly Mesh[] {
  const rails = sides.map((side) =>
    solid(parts.inside, [(from + to) / 2, side * 0.4, 0.62], [(to - from) / 2, 0.06, 0.1], 0.12, 8),
  )
  return [...rails, bar(parts.inside, [to - 1.2, -0.8, 0.42], [to - 1.2, 0.8, 0.42], 0.07)]
}

function box(): readonly Mesh[] {
  const [from, to] = [1.98, 6.08]
  return [
    solid(parts.box, [(from + to) / 2, 0, 1.86], [(to - from) / 2, 1.04, 1.02], 0.07, 16),
    solid(parts.metal, [(from + to) / 2, 0, 0.82], [(to - from) / 2 - 0.01, 1.05, 0.035], 0.12, 8),
    ...sides.map((side) => solid(parts.lamp, [to - 0.02, side * 0.8, 0.66], [0.03, 0.16, 0.06], 0.2, 8)),
    ...chassis(1.7, to - 0.1),
  ]
}

function rails(shape: Shape): readonly Mesh[] {
  const [top, plan] = [curveThrough(shape.top), curveThrough(shape.plan)]
  const [from, to] = [(shape.glass.screen?.[1] ?? 2) + 0.3, (shape.glass.rear?.[0] ?? 4) - 0.12]
  const places = Array.from({ length: 9 }, (_, at) => from + ((to - from) * at) / 8)
  return sides.flatMap((side) => {
    const points = places.map((x, at): Point => {
      const wide = plan(x) * 0.955 - shape.lean * (top(x) - 1.12) - 0.13
      return [x, side * wide, top(x) - (at === 0 || at === 8 ? 0.045 : 0.004)]
    })
    return points.slice(1).map((point, at) => bar(parts.metal, points[at] ?? point, point, 0.02))
  })
}

function drawbar(): readonly Mesh[] {
  return [
    ...sides.map((side) => bar(parts.trim, [0.5, side * 0.75, 0.52], [-1.1, 0, 0.52], 0.045)),
    bar(parts.trim, [-0.9, 0, 0.52], [-1.32, 0, 0.54], 0.05),
    bar(parts.metal, [-0.95, 0, 0.1], [-0.95, 0, 0.85], 0.032),
    bar(parts.rubber, [-0.95, -0.04, 0.1], [-0.95, 0.04, 0.1], 0.1),
    ...sides.map((side) => solid(parts.metal, [-0.2, side * 0.2, 0.86], [0.16, 0.16, 0.3], 0.7, 12)),
    solid(parts.trim, [0.05, 0, 0.78], [0.28, 0.8, 0.2], 0.12, 8),
  ]
}

function awning(shape: Shape): readonly Mesh[] {
  const wide = Math.max(...shape.plan.map(([, y]) => y))
  const tall = Math.max(...shape.top.map(([, z]) => z))
  const [from, to] = [shape.length * 0.36, shape.length * 0.88]
  return [bar(parts.metal, [from, wide * 0.985, tall - 0.3], [to, wide * 0.985, tall - 0.3], 0.07)]
}

function cabOver(): readonly Mesh[] {
  return [
    solid(parts.paint, [1.72, 0, 2.46], [1.02, 1.09, 0.46], 0.42, 24),
    ...sides.map((side) => solid(parts.glass, [1.62, side * 1.085, 2.46], [0.32, 0.02, 0.15], 0.3, 10)),
  ]
}

const builders: Readonly<Partial<Record<Extra, (shape: Shape) => readonly Mesh[]>>> = {
  tray,
  box,
  rails,
  drawbar,
  awning,
  'cab-over': cabOver,
}

/** The parts bolted on: tray, box, rails, drawbar, awning. */
export function extrasOf(shape: Shape): readonly Mesh[] {
  return shape.extras.flatMap((extra) => builders[extra]?.(shape) ?? [])
}
