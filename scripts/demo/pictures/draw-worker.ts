import { renameSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { inColour } from './compose.ts'
import { type DrawingTask, pictureFile, widths } from './draw.ts'
import { paints } from './paints.ts'
import { lightUp, look } from './picture.ts'
import { scenes } from './scenes.ts'
import type { Layers } from './shade.ts'
import { shapes } from './shapes/all.ts'

// Drawn a tenth larger than the widest file, so that edges come out smooth in every width.
const [width, height] = [1584, 1056]

sharp.concurrency(1)

async function save(layers: Layers, paint: string, folder: string, key: string): Promise<void> {
  const image = sharp(inColour(layers, paints[paint] ?? [0.5, 0.5, 0.5]), { raw: { width, height, channels: 3 } })
  for (const wide of widths) {
    const file = pictureFile(folder, key, wide)
    await image.clone().resize(wide).webp({ quality: 82, effort: 1 }).toFile(`${file}.part`)
    renameSync(`${file}.part`, file)
  }
}

async function run({ folder, drawings }: DrawingTask): Promise<void> {
  const shape = shapes[drawings[0]?.shape ?? '']
  const view = drawings[0]?.view
  if (!shape || !view) throw new Error(`There is no shape called "${drawings[0]?.shape}".`)
  const sight = look(shape, view, width, height)
  const byScene = Object.groupBy(drawings, ({ scene }) => scene)
  for (const [scene, group] of Object.entries(byScene)) {
    const layers = lightUp(sight, scenes[scene as keyof typeof scenes])
    for (const { paint, key } of group ?? []) await save(layers, paint, folder, key)
  }
}

parentPort?.on('message', async (task: DrawingTask) => {
  await run(task)
  parentPort?.postMessage('done')
})
