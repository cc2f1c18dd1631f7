/** Points of a curve: place along, height. */
export type Points = readonly (readonly [number, number])[]

function slopes(points: Points): readonly number[] {
  const steps = points.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [0, 0]
    return { run: x - fromX, slope: (y - fromY) / (x - fromX) }
  })
  return points.map((_, at) => {
    const [before, after] = [steps[at - 1], steps[at]]
    if (!before || !after) return (before ?? after)?.slope ?? 0
    if (before.slope * after.slope <= 0) return 0
    const [a, b] = [2 * after.run + before.run, after.run + 2 * before.run]
    return (a + b) / (a / before.slope + b / after.slope)
  })
}

function exactCurve(points: Points): (at: number) => number {
  const tangents = slopes(points)
  return (at) => {
    const next = points.findIndex(([x]) => x >= at)
    if (next <= 0) return (next === 0 ? points[0] : points.at(-1))?.[1] ?? 0
    const [[x0, y0], [x1, y1]] = [points[next - 1] ?? [0, 0], points[next] ?? [0, 0]]
    const run = x1 - x0
    const s = (at - x0) / run
    const [m0, m1] = [(tangents[next - 1] ?? 0) * run, (tangents[next] ?? 0) * run]
    const [s2, s3] = [s * s, s * s * s]
    return y0 * (2 * s3 - 3 * s2 + 1) + m0 * (s3 - 2 * s2 + s) + y1 * (3 * s2 - 2 * s3) + m1 * (s3 - s2)
  }
}

const samples = 1200

/** A smooth curve through the points that never overshoots them; level beyond its ends. Read from a table: it is asked often. */
export function curveThrough(points: Points): (at: number) => number {
  const exact = exactCurve(points)
  const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 1]
  const table = Float32Array.from({ length: samples + 2 }, (_, step) => exact(from + ((to - from) * step) / samples))
  return (at) => {
    const place = Math.min(samples, Math.max(0, ((at - from) / (to - from)) * samples))
    const step = Math.floor(place)
    const here = table[step] ?? 0
    return here + ((table[step + 1] ?? 0) - here) * (place - step)
  }
}

/** 0 before `from`, 1 after `to`, smooth between; `from` may be the larger. */
export function ramp(from: number, to: number, at: number): number {
  const s = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return s * s * (3 - 2 * s)
}

/** A closed-at-the-middle half section: points on a cubic B-spline of these controls, `per` for each of them. */
export function spline(controls: Points, per: number): readonly (readonly [number, number, number])[] {
  const mirror = ([across, up]: readonly [number, number] = [0, 0]) => [-across, up] as const
  const beyond = [mirror(controls[1]), ...controls, mirror(controls.at(-2))]
  const at = (index: number) => beyond[index + 1] ?? [0, 0]
  const points: (readonly [number, number, number])[] = []
  for (let step = 0; step <= (controls.length - 1) * per; step++) {
    const index = Math.min(controls.length - 2, Math.floor(step / per))
    const s = step / per - index
    const weights = [(1 - s) ** 3, 3 * s ** 3 - 6 * s * s + 4, -3 * s ** 3 + 3 * s * s + 3 * s + 1, s ** 3]
    const sum = (axis: 0 | 1) => weights.reduce((total, weight, k) => total + weight * at(index - 1 + k)[axis], 0) / 6
    points.push([sum(0), sum(1), step / per])
  }
  return points
}
