import { curveThrough, type Points } from './pictures/curve.ts'
import type { Shape } from './pictures/shape.ts'

const [wide, high, margin] = [130, 72, 5]
const colours = {
  body: '#6b7680',
  shade: '#4f5963',
  glass: '#d5dce2',
  tyre: '#262c32',
  rim: '#c3cad0',
  line: '#4f5963',
}

type Place = (x: number, z: number) => string

function placer(shape: Shape): { readonly place: Place; readonly scale: number } {
  const [from, to] = shape.overall
  const tall = Math.max(...shape.top.map(([, z]) => z), shape.extras.includes('box') ? 2.9 : 0)
  const scale = Math.min((wide - margin * 2) / (to - from), (high - margin * 2) / tall)
  const left = (wide - (to - from) * scale) / 2
  const ground = high - margin
  const round = (number: number) => Number(number.toFixed(1))
  return { scale, place: (x, z) => `${round(left + (x - from) * scale)} ${round(ground - z * scale)}` }
}

function steps(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count)
}

/** The side of the body, its ends a little rounded and the wheel arches cut out of the underside. */
function outline({ top, bottom, length, wheels }: Shape, place: Place): string {
  const [over, under] = [curveThrough(top), curveThrough(bottom)]
  const reach = wheels.radius * 1.16
  const upper = steps(0.05, length - 0.05, 60).map((x) => place(x, over(x)))
  const low = (x: number) => {
    const near = wheels.at.find((at) => Math.abs(x - at) < reach)
    const arch = near === undefined ? 0 : wheels.radius + Math.sqrt(reach ** 2 - (x - near) ** 2)
    return Math.max(under(x), arch)
  }
  const lower = steps(length - 0.02, 0.02, 140).map((x) => place(x, low(x)))
  return `M${[...upper, place(length, over(length) - 0.12), ...lower, place(0, over(0) - 0.12)].join('L')}Z`
}

function windows(shape: Shape, place: Place): readonly string[] {
  const [over, belt] = [curveThrough(shape.top), curveThrough(shape.belt)]
  const coach = shape.extras.includes('coach-windows')
  const roof = (x: number) => Math.min(over(x) - 0.1, coach ? (x > 2.2 ? 2.05 : 1.95) : 9)
  const sill = (x: number) => (coach && (x > 2.2 || !shape.glass.screen) ? 1.5 : belt(x) + 0.03)
  const wideEnough = shape.glass.sides.filter(([from, to]) => to - from > 0.3)
  const last = wideEnough.at(-1)
  return wideEnough.flatMap(([from, to], at) => {
    const start = at === 0 && shape.glass.screen ? Math.max(from - 0.1, shape.glass.screen[0] + 0.2) : from
    const lean = to === last?.[1] ? shape.glass.slant * 0.35 : 0
    const lower = steps(start, to, 8).filter((x) => roof(x) > sill(x) + 0.02)
    const upper = steps(to - lean, start, 8).filter((x) => roof(x) > sill(x) + 0.02)
    const points = [...lower.map((x) => place(x, sill(x))), ...upper.map((x) => place(x, roof(x)))]
    return points.length > 3 ? [`M${points.join('L')}Z`] : []
  })
}

function wheelsOf({ wheels }: Shape, place: Place, scale: number): readonly string[] {
  const circle = (x: number, share: number, fill: string) => {
    const [cx, cy] = place(x, wheels.radius).split(' ')
    return `<circle cx="${cx}" cy="${cy}" r="${(wheels.radius * share * scale).toFixed(1)}" fill="${fill}"/>`
  }
  return wheels.at.flatMap((x) => [
    circle(x, 1, colours.tyre),
    circle(x, 0.62, colours.rim),
    circle(x, 0.2, colours.tyre),
  ])
}

function block(points: Points, place: Place, fill: string): string {
  return `<path d="M${points.map(([x, z]) => place(x, z)).join('L')}Z" fill="${fill}"/>`
}

function fittings(shape: Shape, place: Place): readonly string[] {
  const rect = (x0: number, z0: number, x1: number, z1: number, fill: string) =>
    block(
      [
        [x0, z0],
        [x1, z0],
        [x1, z1],
        [x0, z1],
      ],
      place,
      fill,
    )
  const own: Readonly<Record<string, readonly string[]>> = {
    tray: [
      rect(2.7, 0.52, 5.1, 0.72, colours.tyre),
      rect(3, 0.8, 5.2, 1.16, colours.shade),
      rect(3, 1.1, 3.06, 1.72, colours.shade),
    ],
    box: [rect(1.7, 0.52, 6, 0.74, colours.tyre), rect(1.98, 0.84, 6.08, 2.88, colours.shade)],
    'cab-over': [rect(0.78, 2.1, 2.4, 2.88, colours.body)],
    drawbar: [rect(-1.3, 0.48, 0.4, 0.58, colours.tyre)],
  }
  return shape.extras.flatMap((extra) => own[extra] ?? [])
}

/** A shape from the side as a small picture, 130 by 72, in neutral greys on nothing. */
export function bodyIcon(shape: Shape): string {
  const { place, scale } = placer(shape)
  const softTop = shape.extras.includes('soft-top')
  const parts = [
    ...fittings(shape, place),
    `<path d="${outline(shape, place)}" fill="${colours.body}"/>`,
    ...(softTop ? [roofOf(shape, place)] : []),
    ...windows(shape, place).map((d) => `<path d="${d}" fill="${colours.glass}"/>`),
    ...doorLines(shape, place),
    ...wheelsOf(shape, place, scale),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">${parts.join('')}</svg>\n`
}

function roofOf(shape: Shape, place: Place): string {
  const [over, belt] = [curveThrough(shape.top), curveThrough(shape.belt)]
  const [from, to] = [(shape.glass.screen?.[1] ?? 0) - 0.1, (shape.glass.rear?.[1] ?? 0) + 0.1]
  const upper = steps(from, to, 16).map((x) => place(x, over(x) + 0.01))
  const lower = steps(to, from, 16).map((x) => place(x, Math.min(over(x), belt(x) + 0.02)))
  return `<path d="M${[...upper, ...lower].join('L')}Z" fill="${colours.tyre}"/>`
}

function doorLines(shape: Shape, place: Place): readonly string[] {
  const [belt, under] = [curveThrough(shape.belt), curveThrough(shape.bottom)]
  return shape.doors.map(
    (x) => `<path d="M${place(x, belt(x))}L${place(x, under(x) + 0.12)}" stroke="${colours.line}" stroke-width=".6"/>`,
  )
}
