import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testingTasks } from '#scripts/bootstrap.mjs'
import { devDependencies } from '../../package.json'
import { importsOf, packageOf, read, runBy } from './imports.ts'

const forTests = Object.keys(devDependencies)

/** Packages that a source imports, or whose programs it runs. */
function packagesOf(source: string): string[] {
  const imported = importsOf(source).flatMap(({ target, isType }) => (isType ? [] : packageOf(target)))
  const run = [...source.matchAll(/['"`]node_modules\/([^'"`]+)/g)].map(([, path = '']) => packageOf(path))
  return [...imported, ...run]
}

/** Packages for tests that a task comes to. */
function testPackages(task: string, source = read): string[] {
  const packages = [...runBy([task], { source })].flatMap((file) => packagesOf(source(file)))
  return packages.filter((name) => forTests.includes(name))
}

describe('packages that only tests need', () => {
  const tasks = globSync('scripts/*.ts').filter((file) => !file.endsWith('.test.ts'))

  it('are installed for the tasks that come to one, and for no other', () => {
    expect(tasks.length).toBeGreaterThan(20)
    const needing = tasks.filter((task) => testPackages(task).length > 0)
    expect(needing.map((task) => basename(task, '.ts')).sort()).toEqual(testingTasks)
  })

  it('planted: a build that comes to one is found', () => {
    const planted = (file: string) => (file === 'scripts/build.ts' ? "import { test } from 'vitest'" : read(file))
    expect(testPackages('scripts/build.ts', planted)).toEqual(['vitest'])
    const running = (file: string) =>
      file === 'scripts/build.ts' ? "run('node_modules/knip/bin/knip.js')" : read(file)
    expect(testPackages('scripts/build.ts', running)).toEqual(['knip'])
  })
})
