/** The heading of a car page: the name in large, and what the name adds to it in small. */
export interface CarHeading {
  readonly title: string
  readonly rest: string
  /** Long names are set smaller, very long ones smaller still. */
  readonly length: 'short' | 'long' | 'very-long'
}

function lengthOf({ length }: string): CarHeading['length'] {
  if (length > 120) return 'very-long'
  return length > 60 ? 'long' : 'short'
}

/** Splits a car's full name after "year make model" where it starts with it; every word of the name stays. */
export function carHeading(name: string, title: string, subtitle: string): CarHeading {
  const length = lengthOf(name)
  if (name.startsWith(title)) return { title, rest: name.slice(title.length).trim() || subtitle, length }
  return { title: name, rest: name.includes(subtitle) ? '' : subtitle, length }
}
