import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bodyIcon } from './body-icon.ts'
import { bodyShapes } from './body-icons.ts'

test.each(Object.entries(bodyShapes))(
  'the picture of %s is the one its shape draws, 130 by 72 (S9.57, S9.58)',
  (body, shape) => {
    const svg = readFileSync(`public/bodies/${body}.svg`, 'utf8')
    expect(svg).toBe(bodyIcon(shape))
    expect(svg).toContain('width="130" height="72"')
  },
)
