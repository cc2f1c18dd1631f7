import type { ShippedPackage } from '#scripts/build/bundle-contents.ts'

/** Licences allowed for packages shipped to shoppers. */
const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'])

/** Packages whose licence was reviewed by a person, with the beginning of the licence file. */
const read: Readonly<Record<string, RegExp>> = {
  // Mapbox's terms of service: only for dealers with a token, whose releases alone contain it.
  'mapbox-gl': /^mapbox-gl-js v2\.0\s+Mapbox Web SDK/,
}

/** Reasons not to ship these packages, one line each. */
export function licenceFaults(packages: Readonly<Record<string, ShippedPackage>>): readonly string[] {
  return Object.entries(packages).flatMap(([name, { license, text }]) => {
    if (text === null) return [`${name}: no licence file`]
    const isFine = read[name]?.test(text) ?? allowed.has(license ?? '')
    return isFine ? [] : [`${name}: ${license ?? 'no licence'} is not on the list`]
  })
}
