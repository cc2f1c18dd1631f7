import { describe, expect, it, test } from 'vitest'
import { fontNames } from '#tenants/dealer-file/brand.ts'
import { fontFaces, fontsToPreload } from './fonts.ts'

describe('typefaces', () => {
  test.each(fontNames)('%s has a face, a stand-in and a file to fetch ahead', (name) => {
    const fonts = { text_font: name, display_font: name }
    const [file = ''] = fontsToPreload(fonts)
    expect(file).toMatch(/\.woff2$/)
    expect(fontFaces(fonts)).toContain(`font-family:"${name}";`)
    expect(fontFaces(fonts)).toContain(`url("${file}")`)
    expect(fontFaces(fonts)).toContain(`font-family:"${name} Fallback";`)
  })

  it('are fetched text first, each once', () => {
    const [inter = ''] = fontsToPreload({ text_font: 'Inter', display_font: 'Inter' })
    expect(fontsToPreload({ text_font: 'Inter', display_font: 'Fraunces' })).toEqual([
      inter,
      expect.stringMatching(/fraunces/),
    ])
  })

  it('are told of to the dealers who have them alone', () => {
    const told = fontFaces({ text_font: 'Inter', display_font: 'Fraunces' })
    expect([...told.matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Inter',
      'Inter Fallback',
      'Fraunces',
      'Fraunces Fallback',
    ])
  })
})
