import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BadgeLook } from '#domain/car/badge.ts'

const style = readFileSync('src/components/car/car-parts.css', 'utf8')

/** Badge look -> start of its CSS rule; `dark` is the default. */
const rules: Readonly<Record<BadgeLook, string>> = {
  dark: '.car-badge {',
  light: '.car-badge[data-look="light"] {',
  good: '.car-badge[data-look="good"] {',
  brand: '.car-badge[data-look="brand"] {',
  accent: '.car-badge[data-look="accent"] {',
}

test.each(Object.entries(rules))('a badge that is %s has a look', (_look, rule) => {
  expect(style).toContain(rule)
})
