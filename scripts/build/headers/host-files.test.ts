import { expect, test } from 'vitest'
import type { Showroom } from '#stock/showroom.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import { hostFiles } from './host-files.ts'
import { siteHeaders } from './site-headers.ts'

const headers = siteHeaders(sampleSite(), [])
const filesOf = (delisted: readonly string[], moved: readonly (readonly [from: string, slug: string])[]) => {
  const showroom = {
    delisted: delisted.map((slug) => ({ slug })),
    moved: moved.map(([from, slug]) => ({ from, slug })),
  } as unknown as Pick<Showroom, 'delisted' | 'moved'>
  return new Map(hostFiles(headers, showroom))
}

test('each kind of host is told which cars left and which have another address', () => {
  const files = filesOf(['old-one', 'old-two'], [['norda', '2021-norda']])
  expect([...files.keys()]).toEqual(['_headers', '_redirects', '_gone', '_moved', '_nginx.conf', '_Caddyfile'])
  expect(files.get('_gone')).toBe('/cars/old-one\n/cars/old-two\n')
  expect(files.get('_moved')).toBe('/cars/norda /cars/2021-norda\n')
  expect(files.get('_redirects')).toContain('/cars/old-two /cars/old-two.html 410!\n')
  expect(files.get('_nginx.conf')).toContain(
    'location = /cars/old-two {\n  error_page 410 /cars/old-two.html;\n  return 410;\n}',
  )
  expect(files.get('_nginx.conf')).toContain('  return 301 /cars/2021-norda$is_args$args;')
  expect(files.get('_Caddyfile')).toContain('\t@gone path /cars/old-one /cars/old-two\n')
  expect(files.get('_Caddyfile')).toContain('\tredir @moved0 /cars/2021-norda{re.moved0.1} 301\n')
})

test('a night on which none did leaves what is said of them empty', () => {
  const files = filesOf([], [])
  expect(['_redirects', '_gone', '_moved'].map((name) => files.get(name))).toEqual(['', '', ''])
  expect(files.get('_Caddyfile')).not.toMatch(/@gone|@moved/)
})
