import { pick, type RandomStream, whole } from '../../demo/random-stream.ts'
import { type DealerFiles, type FileEntry, having, own, stockFile, textAt } from './dealer-files.ts'

/** A way to break a dealer's own files; `other`: the slug of another dealer. */
export interface Breakage {
  readonly name: string
  readonly spoil: (dealer: DealerFiles, chance: RandomStream, other: string) => DealerFiles
}

export const yamlNames = ['site.yaml', 'locations.yaml', 'navigation.yaml', 'faqs.yaml'] as const

/** Breakages that replace the entry at one path; null removes it. */
export function at(path: (slug: string, chance: RandomStream) => string) {
  return (name: string, what: FileEntry | null | ((chance: RandomStream) => FileEntry)): Breakage => ({
    name,
    spoil: (dealer, chance) =>
      having(dealer, { [path(dealer.slug, chance)]: typeof what === 'function' ? what(chance) : what }),
  })
}

type Turn = (text: string, chance: RandomStream, other: string) => string | Buffer

function turningFile(name: string, path: (slug: string, chance: RandomStream) => string, turn: Turn): Breakage {
  return {
    name,
    spoil: (dealer, chance, other) => {
      const file = path(dealer.slug, chance)
      return having(dealer, { [file]: turn(textAt(dealer, file), chance, other) })
    },
  }
}

export const anyYaml = (slug: string, chance: RandomStream) => own(slug, pick(chance, yamlNames))
export const ofSite = (slug: string) => own(slug, 'site.yaml')

/** Changes the text of one of the dealer's YAML files. */
export const mutateYaml = (name: string, turn: Turn) => turningFile(name, anyYaml, turn)

/** Changes the text of the dealer's site.yaml. */
export const mutateSite = (name: string, turn: Turn) => turningFile(name, ofSite, turn)

/** Changes the text of the dealer's stock. */
export const mutateStock = (name: string, turn: Turn) => turningFile(name, stockFile, turn)

type Car = Readonly<Record<string, unknown>>

/** Changes each car of the dealer's stock. */
export function mutateCars(name: string, turn: (car: Car, chance: RandomStream, other: string) => unknown): Breakage {
  return mutateStock(name, (text, chance, other) => {
    const snapshot = JSON.parse(text)
    return JSON.stringify({ ...snapshot, cars: snapshot.cars.map((car: Car) => turn(car, chance, other)) })
  })
}

/** A random index in a text. */
export const somewhere = (text: string, chance: RandomStream) => whole(chance, 0, Math.max(0, text.length - 1))

/** The text with one random line changed. */
export function someLine(text: string, chance: RandomStream, turn: (line: string) => string): string {
  const lines = text.split('\n')
  const line = whole(chance, 0, Math.max(0, lines.length - 2))
  return lines.with(line, turn(lines[line] ?? '')).join('\n')
}
