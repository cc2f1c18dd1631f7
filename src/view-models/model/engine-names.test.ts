import { expect, test } from 'vitest'
import { engineNames } from './engine-names.ts'

test.each([
  [['655cc twin', '689cc twin'], '655cc or 689cc twin'],
  [['655cc twin', '890cc triple'], '655cc twin or 890cc triple'],
  [['Petrol', 'Diesel'], 'Petrol or Diesel'],
  [['655cc twin'], '655cc twin'],
  [[], ''],
])('engines %j are called "%s"', (engines, said) => {
  expect(engineNames(engines)).toBe(said)
})
