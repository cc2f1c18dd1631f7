import { capital } from '../text/capital.ts'
import { slugify } from '../text/slug.ts'

/** A number beside the main one. */
export interface DepartmentPhone {
  /** "Service", "Body shop" */
  readonly label: string
  readonly phone: string
}

const nameOf = (text: string) => slugify(text.replaceAll('_', ' '), '')

/** The number of a department or page by its name, however it is spelt; null without one. */
export function departmentPhone(phones: Readonly<Record<string, string>>, name: string): string | null {
  return Object.entries(phones).find(([key]) => nameOf(key) === nameOf(name))?.[1] ?? null
}

/** All numbers beside the main one as shoppers read them, in the dealer's order. */
export function departmentPhones(phones: Readonly<Record<string, string>>): readonly DepartmentPhone[] {
  return Object.entries(phones).map(([key, phone]) => {
    const label = key.replaceAll(/[_-]+/g, ' ').trim()
    return { label: capital(label), phone }
  })
}
