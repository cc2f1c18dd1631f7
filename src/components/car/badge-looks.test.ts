import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BadgeLook } from '#domain/car/badge.ts'

const style = readFileSync('src/components/car/car-parts.css', 'utf8')

/** Every look and its rule; a dark badge is what the others differ from. */
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
