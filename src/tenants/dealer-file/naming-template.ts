import * as v from 'valibot'
import { dealerFile } from './dealer-file.ts'
import { templateSetting } from './identity.ts'

/**
 * The dealer file schema for messages, manual and editors. The source names no template, so the caller passes an
 * example.
 */
export function dealerFileNaming(template: string) {
  return v.object({ ...dealerFile.entries, template: templateSetting(template) })
}
