import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRecipe } from './recipe.ts'
import { yardsOf } from './yards.ts'

test('ids and phones keep the zeros they begin with, quoted or not; only sales yards hold cars', () => {
  const root = mkdtempSync(join(tmpdir(), 'yards-'))
  mkdirSync(join(root, 'dealers/north'), { recursive: true })
  writeFileSync(
    join(root, 'dealers/north/locations.yaml'),
    `- {name: North, id: 007, dealership_id: 0310, contact_detail: {phone: 0299991111}}
- {name: Workshop, location_type: service}
`,
  )
  writeFileSync(join(root, 'dealers/north/demo-stock.yaml'), 'market: oceania\ncount: 1\nground: mist\n')
  expect(yardsOf(root, 'north', readRecipe(root, 'north'))).toMatchObject([
    { id: '007', name: 'North', dealership_id: '0310', phone: '0299991111', makes: [] },
  ])
})
