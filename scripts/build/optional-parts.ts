import { hasLiveMaps } from '#domain/location/live-maps.ts'
import type { Site } from '#tenants/site.ts'
import type { BundleContents, FileContents } from './bundle-contents.ts'

/** A part of the bundle that only some dealers' releases include. */
export interface OptionalPart {
  readonly name: string
  /** npm packages that nothing else uses. */
  readonly packages: readonly string[]
  /** Our own modules that nothing else uses, relative to the project root. */
  readonly sources: readonly string[]
  readonly isWanted: (site: Site) => boolean
}

/** All optional parts. Pages load their scripts only when they are wanted. */
export const optionalParts: readonly OptionalPart[] = [
  {
    name: 'live map',
    packages: ['mapbox-gl'],
    sources: ['src/islands/map.ts', 'src/pages/locations/[slug].astro'],
    isWanted: hasLiveMaps,
  },
  {
    name: 'chat',
    packages: [],
    sources: ['src/islands/chat.ts', 'src/layouts/Chat.astro'],
    isWanted: ({ services: { chat } }) => chat.src !== null,
  },
  {
    name: 'measuring',
    packages: [],
    sources: [
      'src/islands/measuring.ts',
      'src/islands/measuring/consent-bar.ts',
      'src/islands/measuring/measurer.ts',
      'src/islands/measuring/measuring-data.ts',
      'src/stores/measuring.ts',
      'src/api/data-layer.ts',
      'src/api/event-beacon.ts',
      'src/layouts/Measuring.astro',
    ],
    isWanted: ({ services: { analytics } }) => analytics.provider !== 'none',
  },
]

function countOf({ packages, sources }: OptionalPart, contents: FileContents): number {
  const own = contents.sources.filter((source) => sources.includes(source))
  const theirs = contents.packages.filter((name) => packages.includes(name))
  return own.length + theirs.length
}

/**
 * The optional part a file belongs to; null for files of every release.
 * @throws when a file mixes a part with other modules
 */
export function partOf(file: string, contents: FileContents, parts = optionalParts): OptionalPart | null {
  const part = parts.find((each) => countOf(each, contents) > 0)
  if (!part) return null
  const others = contents.sources.length + contents.packages.length - countOf(part, contents)
  if (others > 0) throw new Error(`${file} holds the ${part.name} and ${others} other modules; import them apart`)
  return part
}

/** Site paths of bundle files that a dealer's release does not need. */
export function unwantedFiles({ files }: BundleContents, site: Site, parts = optionalParts): ReadonlySet<string> {
  const unwanted = Object.entries(files).filter(([file, contents]) => {
    const part = partOf(file, contents, parts)
    return part !== null && !part.isWanted(site)
  })
  return new Set(unwanted.map(([file]) => file))
}
