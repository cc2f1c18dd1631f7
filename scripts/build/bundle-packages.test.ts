import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { linkPackages } from './bundle-packages.ts'

let root = ''
let elsewhere = ''

/** A project with one package. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  mkdirSync(join(folder, 'node_modules/pack'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/pack/package.json'), '{"name":"pack","main":"pack.js"}')
  writeFileSync(join(folder, 'node_modules/pack/pack.js'), `module.exports = ${JSON.stringify(folder)}`)
  return folder
}

/** What a module of a bundle in this store gets when it asks for the package. */
function packageIn(store: string): string {
  const chunks = join(store, '1f02/renderer/chunks')
  mkdirSync(chunks, { recursive: true })
  return createRequire(join(chunks, 'page.mjs'))('pack')
}

beforeEach(() => {
  root = project()
  elsewhere = join(mkdtempSync(join(tmpdir(), 'store-')), 'bundles')
})

describe('the packages of a bundle', () => {
  it('are the project’s, wherever it is kept', () => {
    linkPackages(root, elsewhere)
    expect(packageIn(elsewhere)).toBe(root)
  })

  it('are the project’s where its own cache is a link to another disk', () => {
    mkdirSync(elsewhere)
    symlinkSync(elsewhere, join(root, 'cache'))
    linkPackages(root, join(root, 'cache'))
    expect(packageIn(elsewhere)).toBe(root)
  })

  it('are those of the project that builds now, also where another one kept its bundles there', () => {
    linkPackages(project(), elsewhere)
    linkPackages(root, elsewhere)
    expect(packageIn(elsewhere)).toBe(root)
  })

  it('need no name inside the project', () => {
    const own = join(root, '.cache/bundle')
    linkPackages(root, own)
    expect(packageIn(own)).toBe(root)
    expect(readdirSync(own)).toEqual(['1f02'])
  })
})
