import type { Chance } from '../seeded.ts'

/** The pictures of one car in the order of its gallery, as keys. */
export function picturesFor(shape: string, paint: string, _chance: Chance): readonly string[] {
  return ['front', 'side', 'rear'].map((view) => `${shape}-${paint}-${view}`)
}
