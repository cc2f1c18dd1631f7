import { expect, it } from 'vitest'
import { bundledFiles } from '#tests/bundled-files.ts'
import { reactExports } from './react-exports.ts'

const files: Readonly<Record<string, string>> = {
  'page.js':
    "import { useId } from 'react'; import { jsx } from 'react/jsx-runtime'; import 'old.cjs'; console.log(useId, jsx)",
  'old.cjs': "globalThis.told = require('react').useState",
}

/** Bundled script of a page that imports React's names, and a package that requires React. */
async function script(): Promise<string> {
  const made = await bundledFiles({ files, input: 'page.js', plugins: reactExports(), minify: false })
  return made.map(({ code }) => code).join('\n')
}

it('hands React’s names out as they are asked for, from one React', async () => {
  const code = await script()
  expect(code).toMatch(/console\.log\(useId\w*, jsx\w*\)/)
  expect(code.match(/exports\.useId = /g)).toHaveLength(1)
  expect(code).not.toContain('.useReducer)()')
})

it('leaves what requires it the package itself', async () => {
  expect(await script()).toMatch(/told = \(?require_react\(\)\)?\.useState/)
})
