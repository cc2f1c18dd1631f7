import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { schemaFiles } from '#tenants/dealer-file/json-schema.ts'
import { manualText } from '#tenants/dealer-file/manual.ts'

/** `schema`: writes the editor schemas and the manual of dealer files from the one schema that checks them. */
const files = { ...schemaFiles(), 'dealers/README.md': manualText() }
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(file)
}
