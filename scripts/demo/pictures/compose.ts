import type { Colour } from './light.ts'
import type { Layers } from './shade.ts'

const steps = 4096
const brightest = 2.2

/** Linear light as a screen shows it: soft at the bright end, standard gamma. */
function onScreen(light: number): number {
  const soft = light < 0.72 ? light : 0.72 + 0.28 * (1 - Math.exp(-(light - 0.72) / 0.28))
  return Math.round(255 * Math.min(1, soft) ** (1 / 2.2))
}

const table = Uint8Array.from({ length: steps + 1 }, (_, step) => onScreen((step / steps) * brightest))

/** The picture in one colour: three bytes a pixel. */
export function inColour({ width, height, tint, fixed }: Layers, [red, green, blue]: Colour): Uint8Array {
  const bytes = new Uint8Array(width * height * 3)
  const scale = steps / brightest
  for (let pixel = 0, at = 0; pixel < tint.length; pixel++, at += 3) {
    const lit = tint[pixel] ?? 0
    bytes[at] = table[Math.min(steps, (((fixed[at] ?? 0) + lit * red) * scale) | 0)] ?? 255
    bytes[at + 1] = table[Math.min(steps, (((fixed[at + 1] ?? 0) + lit * green) * scale) | 0)] ?? 255
    bytes[at + 2] = table[Math.min(steps, (((fixed[at + 2] ?? 0) + lit * blue) * scale) | 0)] ?? 255
  }
  return bytes
}
