import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bundleSources } from '#scripts/build/digest.ts'
import { read, runBy } from './imports.ts'

/** Where a site comes from: the bundle of all pages, and what a worker of the build runs. */
const starts = ['astro.config.mjs', 'scripts/build/bundle.ts', 'scripts/build/worker.ts']

/** Runs for `npm run dev` alone: it watches files and takes leads, and writes nothing. */
const leftOut = 'scripts/build/dev-server.ts'

const isIn = (file: string) => (path: string) => file === path || file.startsWith(`${path}/`)
const missing = (files: ReadonlySet<string>) => [...files].filter((file) => !bundleSources.some(isIn(file)))

describe('what a site is known by', () => {
  const run = runBy(starts, { leftOut })

  it('covers every program that makes it', () => {
    expect(run.size).toBeGreaterThan(200)
    expect(missing(run)).toEqual([])
  })

  it('holds no program that nobody runs for it, which would cost a night for nothing', () => {
    const programs = bundleSources.filter((path) => path.startsWith('scripts/'))
    expect(programs.filter((path) => ![...run].some((file) => isIn(file)(path)))).toEqual([])
  })

  it('names files that there are', () => {
    expect(bundleSources.filter((path) => globSync(path).length === 0)).toEqual([])
  })

  it('planted: a program that a build begins to run is missed', () => {
    const worker = 'scripts/build/worker.ts'
    const planted = (file: string) => (file === worker ? "import { x } from '../publish/encode.ts'" : read(file))
    expect(missing(runBy([worker], { source: planted }))).toContain('scripts/publish/encode.ts')
  })
})
