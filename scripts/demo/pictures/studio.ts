import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { parse } from 'yaml'
import { createRandomStream } from '../random-stream.ts'
import { readOnce } from '../read-once.ts'

const names = v.array(v.string())

const studioSet = v.looseObject({
  faces: names,
  bodies: v.record(v.string(), v.pipe(names, v.minLength(1))),
  stands_for: v.record(v.string(), v.string()),
  grounds: v.record(v.string(), v.string()),
  wanted: v.record(v.string(), v.record(v.string(), v.record(v.string(), names))),
})

/** The committed set of rendered pictures, and its folder. */
export interface StudioSet extends v.InferOutput<typeof studioSet> {
  readonly folder: string
}

/** A rendered picture: `file` is the committed WebP, 3:2. */
export interface StudioPicture {
  readonly key: string
  readonly file: string
}

/** A vehicle without its paint, and the ground of the picture. */
export interface Unpainted {
  readonly shape: string
  readonly make: string
  readonly ground: string
}

/** The subject of a picture. */
export interface Wanted extends Unpainted {
  readonly paint: string
}

const views = ['hero', 'side', 'rear'] as const

/** Reads scripts/demo/studio/set.yaml. @throws when it is invalid */
export const readStudioSet = readOnce((root): StudioSet => {
  const folder = join(root, 'scripts/demo/studio')
  return {
    ...v.parse(studioSet, parse(readFileSync(join(folder, 'set.yaml'), 'utf8'), { merge: true })),
    folder: join(folder, 'pictures'),
  }
})

/** Body and face of a vehicle: a make has the same face on every body that exists with it. */
function lookOf(set: StudioSet, { shape, make }: Unpainted): { readonly body: string; readonly face: string } {
  const body = set.stands_for[shape] ?? shape
  const faces = set.bodies[body] ?? []
  const own = set.faces[Math.floor(createRandomStream(`nose of ${make}`)() * set.faces.length)] ?? ''
  return { body, face: faces.includes(own) ? own : (faces[0] ?? '') }
}

/** The paints in which the set has the vehicle on that ground. */
export function paintsOf(set: StudioSet, vehicle: Unpainted): readonly string[] {
  const { body, face } = lookOf(set, vehicle)
  return set.wanted[vehicle.ground]?.[body]?.[face] ?? []
}

const fingerprints = new Map<string, string>()

function fingerprint(file: string): string {
  const known = fingerprints.get(file)
  if (known) return known
  const made = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
  fingerprints.set(file, made)
  return made
}

/**
 * The pictures of a vehicle from the committed set, in gallery order. A key ends in a digest of the file, so that a new
 * render has a new address. @throws when the set has no such picture
 */
export function studioPictures(set: StudioSet, wanted: Wanted): readonly StudioPicture[] {
  const { body, face } = lookOf(set, wanted)
  const { paint, ground } = wanted
  return views.map((view) => {
    const name = `${body}-${face}-${paint}-${ground}-${view}`
    const file = join(set.folder, `${name}.webp`)
    if (!existsSync(file)) throw new Error(`The studio has no picture ${name} (scripts/demo/studio/README.md).`)
    return { key: `${name}-${fingerprint(file)}`, file }
  })
}
