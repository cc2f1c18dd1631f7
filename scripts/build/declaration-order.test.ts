import { expect, test } from 'vitest'
import { withOrderedDeclarations } from './declaration-order.ts'

test.each([
  ['declarations of a rule', 'a{color:red;display:flex;position:fixed}', 'a{position:fixed;display:flex;color:red}'],
  ['what nobody listed, by its name at the end', 'a{zoom:2;cursor:auto;gap:0}', 'a{gap:0;cursor:auto;zoom:2}'],
  [
    'no part before its whole',
    'a{margin-top:0;margin:1px;top:0;inset:1px}',
    'a{top:0;inset:1px;margin-top:0;margin:1px}',
  ],
  [
    'no whole before its part',
    'a{border:0;border-color:red;border-top:1px}',
    'a{border:0;border-color:red;border-top:1px}',
  ],
  ['no fallback after what it stands in for', 'a{height:100vh;height:100dvh}', 'a{height:100vh;height:100dvh}'],
  [
    'rules of layers and media, and none of rules',
    '@layer x{@media print{b{color:red;top:0}a{color:red;top:0}}}',
    '@layer x{@media print{b{top:0;color:red}a{top:0;color:red}}}',
  ],
])('orders %s', (_what, css, expected) => {
  expect(withOrderedDeclarations(css)).toBe(expected)
})
