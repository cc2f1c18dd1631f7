import { expect, it } from 'vitest'
import { fontFaces } from './fonts.ts'
import { themeCss, themeHref } from './theme.ts'

const fonts = { text_font: 'Inter', display_font: 'Inter' } as const

it('a theme is fonts, values for tokens and nothing else', () => {
  expect(themeCss({ theme: { brand: '#123456', 'on-brand': '#fff' }, ...fonts })).toBe(
    `${fontFaces(fonts)}:root{--brand:#123456;--on-brand:#fff}\n`,
  )
})

it('its address changes with its content', () => {
  const hrefOf = (brand: string) => themeHref({ theme: { brand }, ...fonts })
  const href = hrefOf('#123456')
  expect(href).toMatch(/^\/theme\.css\?v=[0-9a-z]+$/)
  expect(hrefOf('#123456')).toBe(href)
  expect(hrefOf('#123457')).not.toBe(href)
})
