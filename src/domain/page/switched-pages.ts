/** A page at one fixed address that a dealer has or has not. */
interface SwitchedPage {
  readonly path: string
  /** Name of the link to it. */
  readonly name: string
  /** Whether dealers have it who say nothing. */
  readonly isUsual: boolean
  /** What it is, for staff. */
  readonly about: string
}

/**
 * Every page with a switch of its own name in `pages` of the dealer file, in the order of their links. From its row come the
 * setting, the route, the kind of page and the link of the foot; a file in src/pages draws it.
 */
export const switchedPages = {
  electric_cars: {
    path: '/electric-cars',
    name: 'Electric Cars',
    isUsual: true,
    about: 'The electric cars page.',
  },
  special_offers: {
    path: '/special-offers',
    name: 'Special Offers',
    isUsual: false,
    about: 'The special offers page.',
  },
  used_car_list: {
    path: '/used-car/list',
    name: 'Used Car List',
    isUsual: false,
    about: 'The plain list at /used-car/list.',
  },
} as const satisfies Readonly<Record<string, SwitchedPage>>

export type SwitchedPageName = keyof typeof switchedPages

/** Something for each of the switched pages, by its name. */
export function forSwitchedPages<Value>(
  make: (page: SwitchedPage, name: SwitchedPageName) => Value,
): Record<SwitchedPageName, Value> {
  const made = Object.entries(switchedPages).map(([name, page]) => [name, make(page, name as SwitchedPageName)])
  return Object.fromEntries(made) as Record<SwitchedPageName, Value>
}
