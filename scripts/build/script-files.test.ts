import { describe, expect, it, test } from 'vitest'
import { chunkNames } from './script-files.ts'

const bundle: ReadonlyMap<string, readonly string[]> = new Map([
  ['/app/src/layouts/Page.astro?astro&type=script&index=0&lang.ts', ['/app/src/api/call.ts']],
  ['/app/src/api/call.ts', ['/app/src/domain/car/price.ts']],
  ['/app/src/domain/car/price.ts', []],
  ['/app/src/domain/car/paint.ts', []],
  ['/app/src/islands/Search.tsx', []],
  ['/app/node_modules/react/index.js', []],
  ['/app/node_modules/react-dom/index.js', []],
])

const namesFor = (...chunks: Parameters<typeof chunkNames>[1] & object) =>
  Object.fromEntries(chunkNames(bundle, chunks))

describe('the chunks of scripts', () => {
  test.each([
    ['a module', { modules: ['islands/Search'] }, ['/app/src/islands/Search.tsx']],
    ['a folder', { modules: ['domain/car/'] }, ['/app/src/domain/car/price.ts', '/app/src/domain/car/paint.ts']],
    [
      'a folder but for a module',
      { modules: ['domain/car/'], except: ['domain/car/paint'] },
      ['/app/src/domain/car/price.ts'],
    ],
    ['a package, not one whose name begins alike', { packages: ['react'] }, ['/app/node_modules/react/index.js']],
    [
      'a page’s script with all that it imports',
      { modules: ['layouts/Page'], isDeep: true },
      [...bundle.keys()].slice(0, 3),
    ],
  ])('take %s', (_what, chunk, expected) => {
    expect(Object.keys(namesFor({ name: 'one', ...chunk }))).toEqual(expected)
  })

  it('leave a module in the first that takes it', () => {
    const names = namesFor({ name: 'one', modules: ['domain/car/paint'] }, { name: 'two', modules: ['domain/car/'] })
    expect(names).toEqual({ '/app/src/domain/car/paint.ts': 'one', '/app/src/domain/car/price.ts': 'two' })
  })

  test.each([
    ['a module that was renamed', { modules: ['islands/Finder'] }, 'islands/Finder'],
    ['a folder that was moved', { modules: ['domain/cars/'] }, 'domain/cars/'],
    ['an exception that was renamed', { modules: ['domain/car/'], except: ['domain/car/tint'] }, 'domain/car/tint'],
    ['a package that went', { packages: ['preact'] }, 'preact'],
  ])('stop the bundle for %s', (_what, chunk, path) => {
    expect(() => namesFor({ name: 'one', ...chunk })).toThrow(`The chunk "one" lists ${path}, which is no module`)
  })
})
