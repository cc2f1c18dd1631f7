import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { makesOf } from './catalogue.ts'
import { makeLogo } from './make-logo.ts'
import { logoPath } from './make-logos.ts'

test.each(makesOf(process.cwd()))('the picture of %s is the one that is drawn, with its name', (make) => {
  const svg = readFileSync(`public${logoPath(make)}`, 'utf8')
  expect(svg).toBe(makeLogo(make))
  expect(svg.replace(/<[^>]*>/g, '').trim()).toBe(make)
})
