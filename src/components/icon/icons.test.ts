import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { iconNames } from './icon-names.ts'

const src = join(import.meta.dirname, '../..')
const drawn = [
  ...readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8').matchAll(/<symbol overflow="visible" id="(\w+)"/g),
]

it('draws every sign that has a name, and no other', () => {
  expect(drawn.map(([, name]) => name)).toEqual(iconNames)
})

it('carries no sign that nothing shows', () => {
  const views = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:astro|tsx|ts)$/.test(file),
  )
  const texts = views
    .filter((file) => !file.startsWith('components/icon/'))
    .map((file) => readFileSync(join(src, file), 'utf8'))
  const unseen = iconNames.filter((name) => !texts.some((text) => RegExp(`["'#]${name}["'\`]`).test(text)))
  expect(unseen).toEqual([])
})
