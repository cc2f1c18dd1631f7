import { capital } from '../text/capital.ts'
import { slugify } from '../text/slug.ts'

/** A phone number besides the main one. */
export interface DepartmentPhone {
  /** "Service", "Body shop" */
  readonly label: string
  readonly phone: string
}

const nameOf = (text: string) => slugify(text.replaceAll('_', ' '), '')

/** Phone number of a department or page by its name in any spelling; null without one. */
export function departmentPhone(phones: Readonly<Record<string, string>>, name: string): string | null {
  return Object.entries(phones).find(([key]) => nameOf(key) === nameOf(name))?.[1] ?? null
}

/** All phone numbers besides the main one with their labels, in the dealer's order. */
export function departmentPhones(phones: Readonly<Record<string, string>>): readonly DepartmentPhone[] {
  return Object.entries(phones).map(([key, phone]) => {
    const label = key.replaceAll(/[_-]+/g, ' ').trim()
    return { label: capital(label), phone }
  })
}
