/** The heading of a car page: the title in large type and the rest of the name in small type. */
export interface CarHeading {
  readonly title: string
  readonly rest: string
  /** Selects the type size: the longer the name, the smaller. */
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
