import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { modulesBelow, pageScripts } from './page-scripts.ts'

function site(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-scripts-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const files = {
  'island.js': 'import{a}from"./react.js";import"./own.js";export*from"./more.js";const b=()=>import("./later.js")',
  'own.js': 'import {\n  x as y\n} from "./island.js"',
  'more.js': 'const text="import me from \'nowhere\'"',
  'later.js': '',
  'react.js': 'const a=1;export{a}',
  'renderer.js': 'import * as r from "./react.js"',
  'shell.js': 'import"./own.js";1',
  'page.html':
    '<script type="module" src="/shell.js"></script><astro-island component-url="/island.js" renderer-url="/renderer.js" client="load">',
} as const

const bytes = (...names: readonly (keyof typeof files)[]) => names.reduce((sum, name) => sum + files[name].length, 0)

describe('the scripts of a page', () => {
  const folder = site(files)

  it('are followed through what they import at once, however it is written', () => {
    expect([...modulesBelow(folder, '/island.js')].sort()).toEqual(['/island.js', '/more.js', '/own.js', '/react.js'])
  })

  it('count once: React apart, and in the shell only what the island has not', () => {
    const { island, react, shell } = pageScripts(folder, 'page.html')
    expect(react.raw).toBe(bytes('react.js', 'renderer.js'))
    expect(island.raw).toBe(bytes('island.js', 'own.js', 'more.js'))
    expect(shell.raw).toBe(bytes('shell.js'))
  })

  it('cannot be weighed on a page without an island', () => {
    expect(() => pageScripts(site({ 'page.html': '<p>' }), 'page.html')).toThrow('page.html has no island.')
  })
})
