import { contactSlug } from './contact-slug.ts'

const folder = '/contact-us/'

/** The address of a place's own contact page; the departments of one place share it. */
export function contactPathOf({ name }: { readonly name: string }): string {
  return `${folder}${contactSlug(name)}`
}

/** Whether a path is a place's contact page. */
export function isContactPath(path: string): boolean {
  return path.startsWith(folder)
}
