import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { fontNames } from '#tenants/dealer-file/brand.ts'
import { fontsToPreload } from './fonts.ts'

const faces = readFileSync('src/styles/fonts.css', 'utf8')

describe('typefaces', () => {
  test.each(fontNames)('%s has a face, a stand-in and a file to fetch ahead', (name) => {
    expect(faces).toContain(`font-family: "${name}";`)
    expect(faces).toContain(`font-family: "${name} Fallback";`)
    expect(fontsToPreload({ text_font: name, display_font: name })).toEqual([expect.stringMatching(/\.woff2$/)])
  })

  it('are fetched text first, each once', () => {
    const [inter = ''] = fontsToPreload({ text_font: 'Inter', display_font: 'Inter' })
    expect(fontsToPreload({ text_font: 'Inter', display_font: 'Fraunces' })).toEqual([
      inter,
      expect.stringMatching(/fraunces/),
    ])
  })
})
