import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { faultsOf, faultsOfFile, fileNamed, importsOf, leadApiFaults } from './imports.ts'

const sources = globSync('{src,scripts}/**/*.{ts,tsx,astro,mjs}').filter((file) => !/\.test\.tsx?$/.test(file))

describe('the staircase', () => {
  it('holds for every file', () => {
    expect(sources.length).toBeGreaterThan(50)
    expect(sources.flatMap(faultsOfFile)).toEqual([])
  })

  test.each([
    [
      'domain imports nothing',
      'src/domain/car/price.ts',
      "import { pipe } from 'valibot'",
      'src/domain may not import the package valibot',
    ],
    [
      'domain knows no tenants',
      'src/domain/car/price.ts',
      "import type { Site } from '#tenants/site.ts'",
      'may not import types from tenants',
    ],
    [
      'an island never knows a Site’s maker',
      'src/islands/Search.tsx',
      "import { loadSite } from '#tenants/load.ts'",
      'may not import values from tenants',
    ],
    [
      'a relative path is no way round',
      'src/islands/Search.tsx',
      "import { x } from '../stock/showroom.ts'",
      'may not import values from stock',
    ],
    [
      'nor is a lazy import',
      'src/islands/Search.tsx',
      "const m = await import('#stock/showroom.ts')",
      'may not import values from stock',
    ],
    [
      'scripts know no views',
      'scripts/build.ts',
      "import { CarCard } from '#components/car/CarCard.tsx'",
      'may not import values from components',
    ],
    ['search knows no React', 'src/search/url.ts', "import { memo } from 'react'", 'may not import the package react'],
  ])('%s', (_reason, file, source, fault) => {
    expect(faultsOf(file, source).join('\n')).toContain(fault)
  })

  test.each([
    ['types where only types are allowed', 'src/stock/showroom.ts', "import type { Site } from '#tenants/site.ts'"],
    ['a neighbour in the room', 'src/domain/car/badge.ts', "import { isAvailable } from './status.ts'"],
    ['a room on the same floor', 'src/domain/car/badge.ts', "import { slugify } from '../text/slug.ts'"],
  ])('allows %s', (_reason, file, source) => {
    expect(faultsOf(file, source)).toEqual([])
  })
})

describe('the rooms of the lead API', () => {
  it('know only those below them', () => {
    expect(sources.flatMap((file) => leadApiFaults(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  test.each([
    [
      'a room that knows one above it',
      'scripts/lead-api/store/x.ts',
      "import { page } from '../page/leads-page.ts'",
      1,
    ],
    ['a room that is not in the plan', 'scripts/lead-api/attic/x.ts', '', 1],
    ['a room that knows one below it', 'scripts/lead-api/page/x.ts', "import { adfOf } from '../adf/adf.ts'", 0],
  ])('planted: %s', (_reason, file, source, faults) => {
    expect(leadApiFaults(file, source)).toHaveLength(faults)
  })
})

describe('what tests alone use', () => {
  const { project }: { project: readonly string[] } = JSON.parse(readFileSync('knip.json', 'utf8'))
  const left = project.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1, -1))
  const ownOfTests = new Set(globSync(left, { exclude: ['node_modules'] }))
  const usesOf = (file: string, source: string) =>
    importsOf(source).flatMap(({ target }) =>
      ownOfTests.has(fileNamed(target, file) ?? '') ? [`${file}: ${target}`] : [],
    )

  it('is used by no product file, or a search for dead code would not see it', () => {
    const product = sources.filter((file) => !ownOfTests.has(file))
    expect(ownOfTests.size).toBeGreaterThan(100)
    expect(product.flatMap((file) => usesOf(file, readFileSync(file, 'utf8')))).toEqual([])
  })

  test.each([
    ['across floors', "import { sampleCar } from '#domain/car/sample-car.ts'"],
    ['in its room', "import { sampleCar } from './sample-car.ts'"],
  ])('planted: a product file that does, %s', (_reason, source) => {
    expect(usesOf('src/domain/car/price.ts', source)).toHaveLength(1)
  })
})
