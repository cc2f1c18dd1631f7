import type { Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { bundledFiles } from '#tests/bundled-files.ts'
import { minifyScripts, smaller } from './minify-scripts.ts'

describe('a script that is minified once more', () => {
  it('says the same in fewer bytes, and keeps what others import', async () => {
    const code = 'const a=()=>{const b=globalThis.told;if(b===void 0){return 1}else{return b+0}};export{a as t};'
    const made = await smaller(code)
    expect(made.length).toBeLessThan(code.length)
    const { t } = await import(`data:text/javascript,${encodeURIComponent(made)}`)
    expect(t()).toBe(1)
  })

  it('is told of where it is none', async () => {
    await expect(smaller('const = 1')).rejects.toMatchObject({ name: 'SyntaxError' })
  })

  it('is a file of the bundle, by another name than without it', async () => {
    const files = {
      'page.js': 'const told = (a) => { if (a) { return 1 } else { return 2 } }; console.log(told(globalThis.asked))',
    }
    const [before] = await bundledFiles({ files, input: 'page.js' })
    const [after] = await bundledFiles({ files, input: 'page.js', plugins: minifyScripts() })
    expect(after?.code).toBe(await smaller(before?.code ?? ''))
    expect(after?.fileName).not.toBe(before?.fileName)
  })

  it('is left as it is where all it holds came minified', async () => {
    const told = 'export const told=(a)=>{const b=globalThis.asked;if(b===void 0){return 1}else{return b+a}};'
    const files = { 'long.js': told.replace(';if', `;globalThis.said="${'long '.repeat(100)}";if`), 'short.js': told }
    const codeOf = async (input: string, plugins: Plugin[]) => (await bundledFiles({ files, input, plugins }))[0]?.code
    expect(await codeOf('long.js', [minifyScripts()])).toBe(await codeOf('long.js', []))
    expect(await codeOf('short.js', [minifyScripts()])).not.toBe(await codeOf('short.js', []))
  })
})
