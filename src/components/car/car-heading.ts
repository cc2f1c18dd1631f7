/** The heading of a car page: the name in large, and what the name adds to it in small. */
export interface CarHeading {
  readonly title: string
  readonly rest: string
  /** Long names are set smaller. */
  readonly isLong: boolean
}

/** Splits a car's full name after "year make model" where it starts with it; every word of the name stays. */
export function carHeading(name: string, title: string, subtitle: string): CarHeading {
  const isLong = name.length > 60
  if (name.startsWith(title)) return { title, rest: name.slice(title.length).trim() || subtitle, isLong }
  return { title: name, rest: name.includes(subtitle) ? '' : subtitle, isLong }
}
