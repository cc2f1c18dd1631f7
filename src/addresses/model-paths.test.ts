import { describe, expect, test } from 'vitest'
import { modelHref } from '#domain/model/model.ts'
import { sampleModel } from '#domain/model/sample-model.ts'
import type { Site } from '#tenants/site.ts'
import { modelPaths, modelRequestPath, withModelLink } from './model-paths.ts'

const siteWith = (model: Site['pages']['routes']['model']) => ({
  routes: { faqs: '/faqs', privacy: '/privacy-policy' } as Site['routes'],
  pages: { routes: { model }, info: [] },
})

const corolla = sampleModel({ name: 'Corolla', slug: 'corolla', make: 'Toyota' })

const pathsOf = (where: Site['pages']['routes']['model'], slug: string) => modelPaths(siteWith(where), { slug })

describe('where a model’s page lives (S2.59, S2.60)', () => {
  test.each<[string, Site['pages']['routes']['model'], string, readonly string[]]>([
    ['below /models unless said otherwise', 'models', 'corolla', ['/models/corolla']],
    ['at the root', 'root', 'corolla', ['/corolla']],
    ['at both, the one below /models counts', 'both', 'corolla', ['/models/corolla', '/corolla']],
    ['not where another page of the site lives', 'root', 'faqs', ['/models/faqs']],
    ['not where a folder of pages lives', 'both', 'search', ['/models/search']],
  ])('%s', (_reason, where, slug, expected) => {
    expect(pathsOf(where, slug)).toEqual(expected)
  })
})

test('one asks about a model below the address of its page that counts', () => {
  const wheres = ['models', 'root', 'both'] as const
  expect(wheres.map((where) => modelRequestPath(siteWith(where), corolla))).toEqual([
    '/models/corolla/ask',
    '/corolla/ask',
    '/models/corolla/ask',
  ])
})

describe('where the links of a model lead (S3.44)', () => {
  test.each([
    ['its page', null, '/models/corolla'],
    ['the web', 'https://maker.example/corolla', 'https://maker.example/corolla'],
    ['a page of the site', '/faqs?about=corolla', '/faqs?about=corolla'],
    ['its page, where nothing lives at the address the source gives', '/corolla-offers', '/models/corolla'],
    ['its page, where the source gives no address at all', 'corolla.html', '/models/corolla'],
  ])('to %s', (_reason, override_url, href) => {
    expect(modelHref(withModelLink(siteWith('models'), { ...corolla, override_url }))).toBe(href)
  })
})
