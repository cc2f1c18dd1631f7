/** An optional page with a fixed path, switched on or off per dealer. */
interface SwitchedPage {
  readonly path: string
  /** Text of the link to it. */
  readonly name: string
  /** Default of the switch: whether the page is on when the dealer file does not set it. */
  readonly isUsual: boolean
  /** Description for staff. */
  readonly about: string
}

/**
 * Every page with a switch of the same name in `pages` of the dealer file, in the order of their links. Each row
 * defines the setting, the route, the kind of page and the footer link; a file in src/pages renders the page.
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

/** Maps every switched page through `make`. Record: page name -> result. */
export function forSwitchedPages<Value>(
  make: (page: SwitchedPage, name: SwitchedPageName) => Value,
): Record<SwitchedPageName, Value> {
  const made = Object.entries(switchedPages).map(([name, page]) => [name, make(page, name as SwitchedPageName)])
  return Object.fromEntries(made) as Record<SwitchedPageName, Value>
}
