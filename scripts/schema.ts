import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { cac } from 'cac'
import { schemaFiles } from '#tenants/dealer-file/json-schema.ts'
import { manualText } from '#tenants/dealer-file/manual.ts'
import { usualTemplate } from '#tenants/templates.ts'
import { commandLine } from './lib/command-line/command-line.ts'
import { failureText } from './lib/failure-text.ts'
import { OperatorError } from './lib/operator-error.ts'

/** `schema`: generates the editor schemas and the manual of dealer files from the validation schema. */
function main(): void {
  const { options } = commandLine(cac('npm run schema --').usage('[options]'))
  if (options.help) return
  const template = usualTemplate('.')
  if (template === null) throw new OperatorError('dealers/_new-dealer.yaml names no template of dealers/_templates.')
  const files = { ...schemaFiles(template), 'dealers/README.md': manualText(template) }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    console.log(file)
  }
}

try {
  main()
} catch (error) {
  console.error(failureText(error, 'The schemas that were not named stay as they are.'))
  process.exitCode = 2
}
