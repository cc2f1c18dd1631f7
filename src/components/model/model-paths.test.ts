import { describe, expect, test } from 'vitest'
import type { Site } from '#tenants/site.ts'
import { modelPaths } from './model-paths.ts'

const siteWith = (model_path: Site['pages']['model_path']) => ({
  routes: { faqs: '/faqs', privacy: '/privacy-policy' } as Site['routes'],
  pages: { model_path, info: [] },
})

const pathsOf = (where: Site['pages']['model_path'], slug: string) => modelPaths(siteWith(where), { slug })

describe('where a model’s page lives (S2.59, S2.60)', () => {
  test.each<[string, Site['pages']['model_path'], string, readonly string[]]>([
    ['below /models unless said otherwise', 'models', 'corolla', ['/models/corolla']],
    ['at the root', 'root', 'corolla', ['/corolla']],
    ['at both, the one below /models counts', 'both', 'corolla', ['/models/corolla', '/corolla']],
    ['not where another page of the site lives', 'root', 'faqs', ['/models/faqs']],
    ['not where a folder of pages lives', 'both', 'search', ['/models/search']],
  ])('%s', (_reason, where, slug, expected) => {
    expect(pathsOf(where, slug)).toEqual(expected)
  })
})
