import type { Site } from './site.ts'

type Leaf = string | number | boolean | null | undefined | readonly unknown[]

/** Every path below a group, up to four names deep. */
type PathsIn<Group, Above extends readonly unknown[] = []> = Above['length'] extends 4
  ? never
  : Group extends Leaf
    ? never
    : { [Name in keyof Group & string]: Name | `${Name}.${PathsIn<Group[Name], [...Above, Name]>}` }[keyof Group &
        string]

/** A path in a Site: `labels`, `contact.phone`, `shell.footer.dealers`. */
type SitePath = PathsIn<Site>

type Below<Group, Path extends string> = Path extends `${infer Name extends string & keyof Group}.${infer Rest}`
  ? { readonly [key in Name]: Below<Group[Name], Rest> }
  : Path extends keyof Group
    ? Pick<Group, Path>
    : never

type Together<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never

/**
 * The parts of a Site at some paths: `SiteSlice<'contact.phone' | 'labels'>`. A whole Site, or a larger slice, may be
 * passed for it.
 */
export type SiteSlice<Path extends SitePath> = Together<Below<Site, Path>>
