import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minimalReleaseFacts } from '../build/release/minimal-release-facts.ts'
import { writeTree } from '../lib/write-tree.ts'

const headers = `/*
  Content-Security-Policy: default-src 'self'; upgrade-insecure-requests
  X-Content-Type-Options: nosniff

/_astro/*
  Cache-Control: public, max-age=31536000, immutable
`

const page = (title: string) => `<!doctype html><title>${title}</title><p>${'A car among many. '.repeat(100)}`

/** Path -> content of a small release with every kind of file. */
export const yardFiles: Readonly<Record<string, string>> = {
  _headers: headers,
  _redirects: '/old /new 301\n',
  _gone: '/cars/sold\n',
  _moved: '/cars/before /cars/one\n',
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@example.com\n',
  'index.html': page('Home'),
  '404.html': page('Nothing here'),
  'cars/one.html': page('One'),
  'cars/sold.html': page('Sold'),
  'cars/before.html': page('It has a new address'),
  'search/used.html': page('Used'),
  'places/index.html': page('Places'),
  'reservable-cars.json': JSON.stringify({ cars: Array.from({ length: 300 }, (_, id) => [id, 500]) }),
  'robots.txt': 'User-agent: *\n',
  'theme.css': ':root{--ink:#111}'.repeat(100),
  '_astro/app.1a2b3c.js': 'console.log(1);'.repeat(200),
  'pictures/car.webp': 'R'.repeat(3000),
  'pictures/large.webp': 'L'.repeat(600_000),
  'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(100)}</svg>`,
}

/** A folder of test releases. */
export interface Yards {
  readonly out: string
  /** Publishes a release and makes it live; `cars`: the number in its record, 0 by default. */
  readonly publish: (slug: string, id: string, files: Readonly<Record<string, string>>, cars?: number) => string
  readonly remove: () => void
}

/** Creates an empty folder of releases in the system's temporary folder. */
export function testYards(): Yards {
  const out = mkdtempSync(join(tmpdir(), 'yards-'))
  const publish: Yards['publish'] = (slug, id, files, cars = 0) => {
    const folder = join(out, slug, 'releases', id)
    writeTree(folder, files)
    writeFileSync(
      `${folder}.json`,
      JSON.stringify({ id, ...minimalReleaseFacts(id), cars, preview: '/pictures/car.webp', logo: '/favicon.svg' }),
    )
    rmSync(join(out, slug, 'current'), { force: true })
    symlinkSync(join('releases', id), join(out, slug, 'current'))
    return folder
  }
  return { out, publish, remove: () => rmSync(out, { recursive: true }) }
}
