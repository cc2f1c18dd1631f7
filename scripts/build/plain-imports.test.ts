import { expect, it } from 'vitest'
import { bundledFiles } from '#tests/bundled-files.ts'
import { plainImports } from './plain-imports.ts'

const files: Readonly<Record<string, string>> = {
  entry: "import('part').then(({ told }) => console.log(told))",
  styled: "import('dressed').then(({ told }) => console.log(told))",
  part: 'export const told = 1',
  dressed: "import 'look.css'; export const told = 2",
  'look.css': 'p { color: red }',
}

/** Scripts Vite generates for an entry. */
async function scriptsOf(entry: string): Promise<string> {
  const made = await bundledFiles({ files, input: entry, plugins: plainImports() })
  return made.map(({ code }) => code).join('\n')
}

it('leaves an import what it is', async () => {
  const code = await scriptsOf('entry')
  expect(code).toMatch(/import\(/)
  expect(code).not.toContain('modulepreload')
})

it('refuses one that needs styles of its own', async () => {
  await expect(scriptsOf('styled')).rejects.toThrow('imports a part with styles or modules to fetch ahead of it')
})
