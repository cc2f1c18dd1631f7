import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean } from '#tenants/explain/nearest.ts'
import { newDealerFile, sharedFiles } from '#tenants/shared-files.ts'

const shared = [...sharedFiles, newDealerFile].map((file) => file.slice('dealers/'.length))

/** YAML files in dealers/ that are not read for any dealer; one message each. */
export function strayFiles(root: string): readonly string[] {
  const files = readdirSync(join(root, 'dealers')).filter((name) => /\.ya?ml(?:\.txt)?$/i.test(name))
  return files
    .filter((name) => !shared.includes(name))
    .sort()
    .map((name) => {
      const meant = name.startsWith('_') ? didYouMean(name, shared) : '; move it into the folder of its dealer'
      return `dealers/${name}  no file of this name is read here${meant}`
    })
}
