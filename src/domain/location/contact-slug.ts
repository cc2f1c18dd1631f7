import { slugify } from '../text/slug.ts'

const department = /\s+-\s+(?:sales|service|parts)$/i

/** A location's name without a trailing " - Sales", " - Service" or " - Parts". */
export function contactName(name: string): string {
  return name.trim().replace(department, '')
}

/** Slug of a location's contact page `/contact-us/{slug}`, shared by the departments of one place. */
export function contactSlug(name: string): string {
  return slugify(contactName(name), 'location')
}
