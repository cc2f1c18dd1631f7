import { slugify } from '../text/slug.ts'

const department = /\s+-\s+(?:sales|service|parts)$/i

/** A location's name without a closing " - Sales", " - Service" or " - Parts". */
export function contactName(name: string): string {
  return name.trim().replace(department, '')
}

/** The slug of the contact page of a location: `/contact-us/{slug}`. Departments of one place share it. */
export function contactSlug(name: string): string {
  return slugify(contactName(name), 'location')
}
