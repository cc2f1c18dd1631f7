import { expect, test } from 'vitest'
import { figuresOf, findMissedGoals, type LighthouseResult } from './lighthouse-figures.ts'

interface Marks {
  readonly performance?: number
  readonly accessibility?: number
  readonly contrast?: number
}

const run = ({ performance = 1, accessibility = 1, contrast = 1 }: Marks, lcp = 900): LighthouseResult => ({
  categories: {
    performance: { score: performance, auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }] },
    accessibility: {
      score: accessibility,
      auditRefs: [
        { id: 'color-contrast', weight: 7 },
        { id: 'landmarks', weight: 0 },
      ],
    },
  },
  audits: {
    'largest-contentful-paint': { title: 'Largest paint', score: 1, numericValue: lcp },
    'color-contrast': { title: 'Contrast', score: contrast },
    landmarks: { title: 'Landmarks', score: 0 },
    'cumulative-layout-shift': { title: 'Shift', score: 1, numericValue: 0.01 },
    'network-requests': {
      title: 'Requests',
      score: 1,
      details: {
        items: [
          { resourceType: 'Document', transferSize: 9000 },
          { resourceType: 'Script', transferSize: 4000, url: 'http://yard.localhost:4000/_astro/a.js?v=1' },
        ],
      },
    },
  },
})

test('a page is the run in the middle by its performance', () => {
  const runs = [run({ performance: 1 }, 700), run({ performance: 0.4 }, 4000), run({ performance: 0.98 }, 1200)]
  expect(figuresOf(runs)).toMatchObject({ lcpMs: 1200, scores: { performance: 98, accessibility: 100 } })
})

test('requests are counted and weighed as they travelled, scripts named', () => {
  const { requests, bytes, scripts, shift } = figuresOf([run({})])
  expect([requests, bytes, scripts, shift]).toEqual([2, 13_000, ['/_astro/a.js'], 0.01])
})

test('98 is enough for performance and nothing under 100 for the others; audits without weight cost nothing', () => {
  const figures = figuresOf([run({ performance: 0.98, accessibility: 0.99, contrast: 0 })])
  expect(findMissedGoals(figures)).toEqual(['accessibility 99, 100 is the goal'])
  expect(figures.faults).toEqual(['accessibility: Contrast (color-contrast)'])
  expect(findMissedGoals(figuresOf([run({ performance: 0.97 })]))).toEqual(['performance 97, 98 is the goal'])
})
