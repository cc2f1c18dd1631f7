/** An OKLCH colour: lightness 0 to 1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

/** Linear-light red, green and blue of "#rrggbb", 0 to 1 each. */
export function linearOf(hex: string): Triple {
  const part = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

function labOf([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** "#rrggbb" as OKLCH. */
export function oklchOf(hex: string): Oklch {
  const [l, a, b] = labOf(linearOf(hex))
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

function linearFrom({ l, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180
  return fromLab([l, c * Math.cos(angle), c * Math.sin(angle)])
}

const isShowable = (light: Triple) => light.every((part) => part >= -0.0005 && part <= 1.0005)

/** OKLCH as "#rrggbb"; a colour outside sRGB loses chroma until it fits. */
export function hexOf(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l))
  const light = linearFrom({ ...colour, l })
  if (!isShowable(light) && colour.c > 0.001) return hexOf({ ...colour, l, c: colour.c * 0.96 })
  const byte = (part: number) => Math.round(Math.min(1, Math.max(0, fromLinear(part))) * 255)
  return `#${light.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`
}

/** Two colours mixed in OKLab, as CSS color-mix does; `share` is how much of the first. */
export function mixed(first: string, second: string, share: number): string {
  const [a, b] = [labOf(linearOf(first)), labOf(linearOf(second))]
  const part = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share)
  const [l, x, y] = [part(0), part(1), part(2)]
  return hexOf({ l, c: Math.hypot(x, y), h: (Math.atan2(y, x) * 180) / Math.PI })
}
