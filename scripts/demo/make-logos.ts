import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { slugify } from '#domain/text/slug.ts'
import { makesOf } from './catalogue.ts'
import { makeLogo } from './make-logo.ts'

/** Where the logo of a make stands on every site. */
export function logoPath(make: string): string {
  return `/makes/${slugify(make, 'make')}.svg`
}

// Writes public/makes/<make>.svg for every make of the demo catalogue.
function writeMakeLogos(root: string): void {
  mkdirSync(join(root, 'public/makes'), { recursive: true })
  for (const make of makesOf(root)) writeFileSync(join(root, 'public', logoPath(make)), makeLogo(make))
}

if (import.meta.main) writeMakeLogos(process.cwd())
