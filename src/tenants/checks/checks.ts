import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Finding } from '../explain/finding.ts'
import { textOf } from '../plain-file.ts'
import type { Context } from '../resolve/context.ts'
import type { Tree } from '../yaml/tree.ts'
import { checkAddresses } from './addresses.ts'
import { checkContrast } from './contrast.ts'
import { checkDates } from './dates.ts'
import { slugFaults } from './identity.ts'
import { checkLocations } from './locations.ts'
import { navigationFaults } from './navigation.ts'
import { checkNeeds } from './needed-settings.ts'
import { checkPostcodes } from './postcodes.ts'
import { checkPublicValues } from './public-values.ts'
import { quoteFaults } from './quotes.ts'
import { checkLists, checkRoutes } from './routes.ts'
import { secretsIn } from './secrets.ts'

/** Findings in the files as written, whether or not they match the schema. */
export function writtenFaults(tree: Tree, slug: string, root: string): Finding[] {
  const menus = `dealers/${slug}/navigation.yaml`
  const emptyFile = textOf(root, menus) === null ? null : { file: menus, line: 1, column: 1 }
  return [...secretsIn(tree), ...quoteFaults(tree), ...navigationFaults(tree, emptyFile), ...slugFaults(tree, slug)]
}

const checks = [
  checkRoutes,
  checkLists,
  checkLocations,
  checkAddresses,
  checkDates,
  checkContrast,
  checkNeeds,
  checkPublicValues,
  checkPostcodes,
]

/** Runs the checks that compare settings with each other; they note their findings in the context. */
export function crossCheck(file: DealerFile, context: Context): void {
  for (const check of checks) check(file, context)
}
