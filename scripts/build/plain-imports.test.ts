import { build } from 'vite'
import { expect, it } from 'vitest'
import { plainImports } from './plain-imports.ts'

const files: Readonly<Record<string, string>> = {
  entry: "import('part').then(({ told }) => console.log(told))",
  styled: "import('dressed').then(({ told }) => console.log(told))",
  part: 'export const told = 1',
  dressed: "import 'look.css'; export const told = 2",
  'look.css': 'p { color: red }',
}

/** The scripts of an entry, as Vite makes them. */
async function scriptsOf(entry: string): Promise<string> {
  const inMemory = {
    name: 'in-memory',
    resolveId: (id: string) => (id in files ? `/${id}` : null),
    load: (id: string) => files[id.slice(1)] ?? null,
  }
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, plainImports()],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry } },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

it('leaves an import what it is', async () => {
  const code = await scriptsOf('entry')
  expect(code).toMatch(/import\(/)
  expect(code).not.toContain('modulepreload')
})

it('refuses one that needs styles of its own', async () => {
  await expect(scriptsOf('styled')).rejects.toThrow('imports a part with styles or modules to fetch ahead of it')
})
