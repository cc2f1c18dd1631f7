import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, threadId } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'
import { pictureFile, pictureWidths } from '#domain/car/picture.ts'
import { cabinPicture } from './cabin.ts'
import { inColour } from './compose.ts'
import type { DrawingTask } from './draw.ts'
import type { OutsideDrawing } from './keys.ts'
import { paints } from './paints.ts'
import { lightUp, look } from './picture.ts'
import { scenes } from './scenes.ts'
import type { Layers } from './shade.ts'
import { shapes } from './shapes/all.ts'

// Drawn a tenth larger than the widest file, so that edges come out smooth in every width.
const [width, height] = [1584, 1056]

sharp.concurrency(1)

async function save(image: Sharp, folder: string, key: string): Promise<void> {
  for (const wide of pictureWidths) {
    const file = join(folder, pictureFile(key, wide))
    const part = `${file}.${process.pid}-${threadId}.part`
    await image.clone().resize(wide).webp({ quality: 82, effort: 1 }).toFile(part)
    renameSync(part, file)
  }
}

function coloured(layers: Layers, paint: string): Sharp {
  return sharp(inColour(layers, paints[paint] ?? [0.5, 0.5, 0.5]), { raw: { width, height, channels: 3 } })
}

async function drawOutside(drawings: readonly OutsideDrawing[], folder: string): Promise<void> {
  const [first] = drawings
  const shape = shapes[first?.shape ?? '']
  if (!first || !shape) throw new Error(`There is no shape called "${first?.shape}".`)
  const sight = look(shape, first.view, width, height)
  for (const [name, scene] of Object.entries(scenes)) {
    const here = drawings.filter((drawing) => drawing.scene === name)
    if (here.length === 0) continue
    const layers = lightUp(sight, scene)
    for (const { paint, key } of here) await save(coloured(layers, paint), folder, key)
  }
}

async function run({ folder, drawings }: DrawingTask): Promise<void> {
  const outside = drawings.filter((drawing) => drawing.kind === 'outside')
  if (outside.length > 0) await drawOutside(outside, folder)
  for (const drawing of drawings) {
    if (drawing.kind === 'cabin') await save(sharp(Buffer.from(cabinPicture(drawing.cabin))), folder, drawing.key)
  }
}

parentPort?.on('message', async (task: DrawingTask) => {
  await run(task)
  parentPort?.postMessage('done')
})
