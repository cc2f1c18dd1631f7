import type { VehicleKind } from '#domain/car/car.ts'
import { nounFor, titleNoun } from '#search/nouns.ts'
import type { Answers } from './answers.ts'
import { listed } from './faults.ts'

/** What a dealer sells, as named in its texts and menus. */
export interface KindsSold {
  readonly kinds: readonly VehicleKind[]
  /** "Cars", "RVs"; "Vehicles" of several kinds. */
  readonly title: string
  /** Path of the list of everything. */
  readonly all: string
}

const whole = (kind: VehicleKind) => `/search/new-used-and-demo-${kind}`

export function kindsSold({ vehicle_types }: Pick<Answers, 'vehicle_types'>): KindsSold {
  const kinds = listed(vehicle_types) as readonly VehicleKind[]
  const [only = 'cars', ...others] = kinds
  return { kinds, title: titleNoun(nounFor(kinds)), all: whole(others.length === 0 ? only : 'cars') }
}

const menuName = (kind: VehicleKind) => titleNoun(nounFor([kind]))

/** YAML of the main menu: one entry per kind. */
export function menuEntries({ kinds }: KindsSold): string {
  return kinds.map((kind) => `  - {name: ${menuName(kind)}, url: ${whole(kind)}}\n`).join('')
}

/** YAML of the footer menu: one column per kind. */
export function footColumns({ kinds }: KindsSold): string {
  const column = (kind: VehicleKind) => `  - name: ${menuName(kind)}
    dropdownItems:
      - {name: New, url: /search/new-${kind}}
      - {name: Used, url: /search/used-${kind}}
      - {name: Demo, url: /search/demo-${kind}}
`
  return kinds.map(column).join('')
}
