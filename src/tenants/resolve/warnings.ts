import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Location } from '#domain/location/location.ts'
import { otherZones } from '#domain/location/state-zone.ts'
import { emptyFiles } from '../checks/empty-files.ts'
import { idleSettings } from '../checks/idle.ts'
import { unnamedTexts } from '../checks/unnamed-texts.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Finding } from '../explain/finding.ts'
import { problemsOf } from '../explain/problems.ts'
import type { Place, Problem } from '../problem.ts'
import { formatPath, keyPlaceOf, type Path, placeOf, type Tree, treeAt } from '../yaml/tree.ts'
import type { Context } from './context.ts'
import { faqWarnings } from './faq-warnings.ts'
import { likelyMistakes } from './likely-mistakes.ts'
import { ownPictureWarnings } from './picture-sizes.ts'
import { postcodeWarnings } from './postcode-warnings.ts'
import { risksOf } from './risks.ts'
import type { SettingWarning } from './setting-warning.ts'

/** Warnings for locations in a time zone that is not their state's: "open now" would be wrong there. */
function strayClocks({ locale }: DealerFile, locations: readonly Location[]): readonly SettingWarning[] {
  return locations.flatMap(({ name, address, timeZone }, index): SettingWarning[] => {
    const zones = locale === 'en-NZ' ? [] : otherZones(address.state, timeZone, locale === 'en-US' ? 'US' : 'AU')
    const remedy = `set its time_zone, to ${zones[0]} for one`
    return zones.length > 0
      ? [[['locations', index], `${name} is in ${address.state} but keeps the time of ${timeZone}; ${remedy}`]]
      : []
  })
}

/** A warning when stars are to come from the locations, none of which has a rating. */
function starless(
  { reviews: { widget, hidden } }: DealerFile,
  locations: readonly Location[],
): readonly SettingWarning[] {
  const isRated = locations.some(({ average_rating }) => average_rating !== null)
  return widget === 'google' && !hidden && !isRated
    ? [
        [
          ['reviews', 'widget'],
          'no location has an average_rating, so stars are shown only where the stock has a summary of its reviews',
        ],
      ]
    : []
}

/** Place of a setting, or of the nearest written group around it when it has its default. */
function placeAround(tree: Tree, path: Path): Place {
  return path.length === 0 || treeAt(tree, path) ? keyPlaceOf(tree, path) : placeAround(tree, path.slice(0, -1))
}

/** The finding for a dealer without locations: in its locations.yaml if that exists, though empty. */
function placeless({ root, slug, tree }: Context): Finding {
  const file = `dealers/${slug}/locations.yaml`
  const isEmpty = existsSync(join(root, file))
  const at = isEmpty ? { file, line: 1, column: 1 } : placeOf(tree, ['locations'])
  const where = isEmpty ? 'this file names no place' : 'none are written'
  const message = `${where}, and the snapshot has none, so the site shows no address, hours or map; dealers/README.md shows how a place is written`
  return { at, path: 'locations', message }
}

/** A warning when all locations are hidden, which leaves a site without any. */
function hiddenPlaces(locations: readonly Location[]): readonly SettingWarning[] {
  if (locations.length === 0 || locations.some(({ visible }) => visible)) return []
  return [[['locations', 0, 'visible'], 'no place is visible, so the site shows no address, hours or map']]
}

/** Warnings for an operator about a dealer that may be published all the same, with their places. */
export function warningsOf(file: DealerFile, locations: readonly Location[], context: Context): readonly Problem[] {
  const remarks = [
    ...risksOf(file, context.tree),
    ...likelyMistakes(file),
    ...strayClocks(file, locations),
    ...starless(file, locations),
    ...hiddenPlaces(locations),
    ...postcodeWarnings(file),
    ...faqWarnings(file),
    ...ownPictureWarnings(file, context),
  ]
  const findings = remarks.map(
    ([path, message]): Finding => ({ at: placeAround(context.tree, path), path: formatPath(path), message }),
  )
  const places = locations.length === 0 ? [placeless(context)] : []
  const files = [...emptyFiles(context), ...unnamedTexts(context)]
  const all = [...findings, ...places, ...files, ...idleSettings(file, context)]
  return problemsOf(all, context.slug, context.root)
}
