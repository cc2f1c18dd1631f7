import { expect, test } from 'vitest'
import { refuseSharedTable } from './shared-table.ts'

test.each([
  ['stock.csv', ['a', 'b'], true],
  ['feeds/Stock.XML', ['a', 'b'], true],
  ['stock.csv', ['a'], false],
  ['stock.json', ['a', 'b'], false],
  [undefined, ['a', 'b'], false],
])('%s for %j is refused: %s', (stock, slugs, isRefused) => {
  const refuse = () => refuseSharedTable(stock, slugs)
  if (isRefused) expect(refuse).toThrow('names no dealer, and 2 would have its cars: name the one it is of.')
  else expect(refuse).not.toThrow()
})
