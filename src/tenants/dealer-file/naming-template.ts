import * as v from 'valibot'
import { dealerFile } from './dealer-file.ts'
import { templateSetting } from './identity.ts'

/** The schema of dealer files as staff read it: the source knows no template by name, so its example is told. */
export function dealerFileNaming(template: string) {
  return v.object({ ...dealerFile.entries, template: templateSetting(template) })
}
