import type { Site } from './site.ts'

type Below<T, Path extends string> = Path extends `${infer Name extends string & keyof T}.${infer Rest}`
  ? { readonly [key in Name]: Below<T[Name], Rest> }
  : Path extends keyof T
    ? Pick<T, Path>
    : never

type Together<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never

/**
 * What a part of a page needs of a Site, by path: `SiteSlice<'contact.phone' | 'labels'>`. Whoever holds the Site hands it
 * over as it is; a path that Site has not makes the slice `never`.
 */
export type SiteSlice<Path extends string> = Together<Below<Site, Path>>
