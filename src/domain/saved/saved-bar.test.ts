import { describe, expect, test } from 'vitest'
import { initialSavedBar, isBarShown, isBarSticky, nextSavedBar, savedBarMs } from './saved-bar.ts'

/** The bar after these updates: [second, list]. */
const after = (told: readonly (readonly [second: number, ids: readonly (string | number)[]])[]) =>
  told.reduce((bar, [second, ids]) => nextSavedBar(bar, ids, second * 1000), initialSavedBar)

describe('the saved-cars bar', () => {
  test.each([
    [
      'shows right after a change (S4.32)',
      [
        [0, []],
        [1, [7]],
      ],
      1.1,
      true,
    ],
    [
      'still shows after 4.9 seconds (S4.32)',
      [
        [0, []],
        [1, [7]],
      ],
      5.9,
      true,
    ],
    [
      'hides after 5 seconds (S4.32, S9.64)',
      [
        [0, []],
        [1, [7]],
      ],
      6,
      false,
    ],
    [
      'shows when a car goes (S4.32)',
      [
        [0, [7]],
        [1, []],
      ],
      2,
      true,
    ],
    ['ignores the first look (S4.33)', [[0, [7, 8]]], 0.1, false],
    [
      'ignores the same list again',
      [
        [0, [7]],
        [1, ['7']],
      ],
      1.1,
      false,
    ],
    [
      'starts again on a new change (S4.34)',
      [
        [0, []],
        [1, [7]],
        [4, [7, 8]],
      ],
      8.9,
      true,
    ],
    [
      'and hides five seconds after that (S4.34)',
      [
        [0, []],
        [1, [7]],
        [4, [7, 8]],
      ],
      9.1,
      false,
    ],
    [
      'is not kept up by the same list',
      [
        [0, []],
        [1, [7]],
        [4, [7]],
      ],
      6,
      false,
    ],
    ['has nothing to show before it was told', [], 0, false],
  ] as const)('%s', (_reason, told, second, isShown) => {
    expect(isBarShown(after(told), second * 1000)).toBe(isShown)
  })

  test('stays for 5000 ms (S9.64)', () => {
    expect(savedBarMs).toBe(5000)
  })
})

describe('where the bar stays put (S2.132)', () => {
  test.each([
    ['search pages with compare', 'auto', true, 'search', true],
    ['car pages with compare', 'auto', true, 'car', true],
    ['no other page', 'auto', true, 'other', false],
    ['not without compare', 'auto', false, 'search', false],
    ['everywhere, if the dealer likes', 'sticky', false, 'other', true],
    ['nowhere, if the dealer likes', 'autohide', true, 'search', false],
  ] as const)('%s', (_reason, policy, isCompareOn, page, isSticky) => {
    expect(isBarSticky(policy, isCompareOn, page)).toBe(isSticky)
  })
})
