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
export function inColour({ width, height, tint, fixed }: Layers, paint: Colour): Uint8Array {
  const bytes = new Uint8Array(width * height * 3)
  for (let at = 0; at < bytes.length; at++) {
    const light = (fixed[at] ?? 0) + (tint[(at / 3) | 0] ?? 0) * (paint[at % 3] ?? 0)
    bytes[at] = table[Math.min(steps, (light * (steps / brightest)) | 0)] ?? 255
  }
  return bytes
}
