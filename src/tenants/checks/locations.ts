import { slugify } from '#domain/text/slug.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { quoted } from '../explain/found.ts'
import { didYouMean } from '../explain/nearest.ts'
import { type Context, note } from '../resolve/context.ts'
import type { Path } from '../yaml/tree.ts'

function slugsOf(file: DealerFile): readonly string[] {
  return file.locations.map(({ slug, name }) => slug ?? slugify(name, 'location'))
}

/** Whether a location has this slug; notes a finding when none has. */
function isPlace(slug: string, slugs: readonly string[], path: Path, context: Context): boolean {
  if (slugs.includes(slug)) return true
  const remedy = didYouMean(slug, slugs) || `; there are ${slugs.join(', ')}`
  note(context, path, `there is no location ${quoted(slug)}${remedy}`)
  return false
}

function checkStaff(file: DealerFile, slugs: readonly string[], context: Context): void {
  file.footer.staff.forEach(({ location }, index) => {
    if (location !== null) isPlace(location, slugs, ['footer', 'staff', index, 'location'], context)
  })
}

function checkOrder(file: DealerFile, slugs: readonly string[], context: Context): void {
  file.locations_order.forEach((slug, index) => {
    const path = ['locations_order', index]
    if (isPlace(slug, slugs, path, context) && file.locations_order.indexOf(slug) < index)
      note(context, path, `${quoted(slug)} stands in this list twice`)
  })
}

function checkTwins(texts: readonly (string | null)[], key: 'slug' | 'id', context: Context): void {
  texts.forEach((text, index) => {
    const first = texts.indexOf(text)
    if (text === null || first === index) return
    note(context, ['locations', index, key], `locations[${first}] already has the ${key} ${quoted(text)}`)
  })
}

function checkPrimary(file: DealerFile, context: Context): void {
  const primaries = file.locations.flatMap(({ primary }, index) => (primary ? [index] : []))
  for (const index of primaries.slice(1)) {
    note(context, ['locations', index, 'primary'], `locations[${primaries[0]}] is primary already; only one may be`)
  }
}

/**
 * Checks that location slugs and ids are unique, that at most one location is primary, and that locations_order and
 * staff name existing locations.
 */
export function checkLocations(file: DealerFile, context: Context): void {
  const slugs = slugsOf(file)
  const places = slugs.length > 0 ? slugs : context.places.map(({ slug }) => slug)
  // The slugs of a snapshot's locations are known only once it is read.
  if (places.length > 0) {
    checkOrder(file, places, context)
    checkStaff(file, places, context)
  }
  checkTwins(slugs, 'slug', context)
  // A location without an id uses its slug as one.
  const ids = file.locations.map(({ id }, index) => id ?? slugs[index] ?? null)
  checkTwins(
    ids.map((id, index) => (slugs.indexOf(slugs[index] ?? '') === index ? id : null)),
    'id',
    context,
  )
  checkPrimary(file, context)
}
