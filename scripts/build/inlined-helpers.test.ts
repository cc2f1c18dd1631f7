import type { PluginOption, Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { bundledFiles } from '#tests/bundled-files.ts'
import { inlinedHelpers } from './inlined-helpers.ts'

const files: Readonly<Record<string, string>> = {
  'first.js': "import whole from 'old.cjs'; import('names.js').then((names) => console.log(names, whole))",
  'second.js': "import other from 'other.cjs'; import { name } from 'names.js'; console.log(other, name)",
  'third.js': "console.log('nothing of the kind')",
  'fourth.js': "import more from 'more.cjs'; import { held } from 'held.js'; console.log(more, held)",
  'held.js': "import held from 'held.cjs'; export { held }",
  'held.cjs': 'exports.told = 3',
  'more.cjs': 'exports.told = 4',
  'names.js': "export const name = 'a'; export const spare = 'b'",
  'old.cjs': 'exports.told = 1',
  'other.cjs': 'exports.told = 2',
}

/** Bundled files of four pages. */
const bundle = (plugins: PluginOption): Promise<readonly Rolldown.OutputChunk[]> =>
  bundledFiles({
    files,
    input: ['first.js', 'second.js', 'third.js', 'fourth.js'],
    plugins,
    output: {
      codeSplitting: {
        groups: [
          { name: 'names', test: /names/ },
          { name: 'held', test: /held/ },
        ],
      },
    },
  })

const isRuntime = ({ name }: Rolldown.OutputChunk): boolean => name === 'rolldown-runtime'
const named = (chunks: readonly Rolldown.OutputChunk[], name: string): Rolldown.OutputChunk => {
  const found = chunks.find((chunk) => chunk.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}

describe('inlinedHelpers', async () => {
  const before = await bundle([])
  const chunks = await bundle([inlinedHelpers()])

  it('leaves no file of helpers, and nothing that asks for it', () => {
    expect(before.some(isRuntime)).toBe(true)
    expect(chunks.some(isRuntime)).toBe(false)
    for (const { code, imports } of chunks) expect(`${code}${imports}`).not.toContain('rolldown-runtime')
  })

  it('leaves a file that uses none as it was', () => {
    expect(named(chunks, 'third').code).toBe(named(before, 'third').code)
  })

  it('takes them from a file that is imported anyway', () => {
    const { code, imports } = named(chunks, 'fourth')
    expect(code).toMatch(/import\{helper_\w+ as \w+(?:,helper_\w+ as \w+)*\}from"\.\/held/)
    expect(imports).toContain(named(chunks, 'held').fileName)
  })

  it('gives each file the helpers it asks for, not those of others', async () => {
    const { code } = named(chunks, 'second')
    const helpers = code.slice(0, code.indexOf('import'))
    const module = `data:text/javascript,${encodeURIComponent(`${helpers};export {${/:(\w+)/.exec(helpers)?.[1]} as helper}`)}`
    const { helper } = await import(module)
    expect(helper({ told: 2 }, 1)).toEqual(expect.objectContaining({ told: 2 }))
    expect(named(chunks, 'names').code).not.toContain('exports:{}')
  })
})
