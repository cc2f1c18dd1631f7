import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Place } from '../problem.ts'
import { mergeLayers } from './layers.ts'
import { readYaml } from './read-yaml.ts'
import { type Entry, placeOf, plainOf, type Tree } from './tree.ts'

const at: Place = { file: 'x.yaml', line: 1, column: 1 }

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string({ maxLength: 3 }).map((text): Tree => ({ kind: 'text', text, at })),
    fc.constant<Tree>({ kind: 'nothing', at }),
    fc.array(tie('tree'), { maxLength: 3 }).map((items): Tree => ({ kind: 'list', items, at })),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), tie('tree'))
      .map((map): Tree => ({ kind: 'map', entries: new Map(entriesOf(map)), at, closed: false })),
  ),
}))

function entriesOf(map: Record<string, Tree>): [string, Entry][] {
  return Object.entries(map).map(([key, value]) => [key, { keyAt: at, value }])
}

function yaml(file: string, text: string): Tree {
  const read = readYaml(file, text)
  if ('faults' in read || !read.tree) throw new Error('not YAML')
  return read.tree
}

describe('layers (S6.4)', () => {
  it('merge in any grouping to the same file', () => {
    fc.assert(
      fc.property(tree, tree, tree, (low, middle, high) => {
        expect(mergeLayers(mergeLayers(low, middle), high)).toEqual(mergeLayers(low, mergeLayers(middle, high)))
      }),
      { seed: 1, numRuns: 2000 },
    )
  })

  it('change nothing when laid over themselves', () => {
    fc.assert(
      fc.property(tree, (layer) => {
        expect(plainOf(mergeLayers(layer, layer))).toEqual(plainOf(layer))
      }),
      { seed: 1 },
    )
  })

  test.each([
    ['maps merge', 'a: {x: 1, y: 2}', 'a: {y: 3, z: 4}', { a: { x: '1', y: '3', z: '4' } }],
    ['lists replace', 'a: [1, 2]', 'a: [3]', { a: ['3'] }],
    ['values replace', 'a: 1', 'a: 2', { a: '2' }],
    ['an empty value takes back', 'a: 1\nb: 2', 'a:', { b: '2' }],
    ['an empty group says nothing', 'a: {x: 1}', 'a: {}', { a: { x: '1' } }],
  ])('%s', (_reason, low, high, merged) => {
    expect(plainOf(mergeLayers(yaml('low.yaml', low), yaml('high.yaml', high)))).toEqual(merged)
  })

  it('remember which file a value came from', () => {
    const merged = mergeLayers(yaml('low.yaml', 'a: {x: 1, y: 2}'), yaml('high.yaml', 'a:\n  y: 3'))
    expect(placeOf(merged, ['a', 'x'])).toEqual({ file: 'low.yaml', line: 1, column: 8 })
    expect(placeOf(merged, ['a', 'y'])).toEqual({ file: 'high.yaml', line: 2, column: 6 })
  })
})
