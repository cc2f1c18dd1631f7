import { contactSlug } from './contact-slug.ts'

const folder = '/contact-us/'

/** Path of a place's contact page, shared by the departments of one place. */
export function contactPathOf({ name }: { readonly name: string }): string {
  return `${folder}${contactSlug(name)}`
}

/** Whether a path is a place's contact page. */
export function isContactPath(path: string): boolean {
  return path.startsWith(folder)
}
