import type { ShippedPackage } from '#scripts/build/bundle-contents.ts'

/** Licences under which work may ship to shoppers. */
const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'])

/** Packages whose licence a person read, and how its file begins. */
const read: Readonly<Record<string, RegExp>> = {
  // Mapbox's terms of service: only for those who have a token, whose releases alone hold it.
  'mapbox-gl': /^mapbox-gl-js v2\.0\s+Mapbox Web SDK/,
}

/** What speaks against shipping these packages, a line each. */
export function licenceFaults(packages: Readonly<Record<string, ShippedPackage>>): readonly string[] {
  return Object.entries(packages).flatMap(([name, { license, text }]) => {
    if (text === null) return [`${name}: no licence file`]
    const isFine = read[name]?.test(text) ?? allowed.has(license ?? '')
    return isFine ? [] : [`${name}: ${license ?? 'no licence'} is not on the list`]
  })
}
