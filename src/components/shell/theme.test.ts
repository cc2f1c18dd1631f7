import { expect, it } from 'vitest'
import { themeCss, themeHref } from './theme.ts'

it('a theme is values for tokens and nothing else', () => {
  expect(themeCss({ brand: '#123456', 'on-brand': '#fff' })).toBe(
    ':root {\n  --brand: #123456;\n  --on-brand: #fff;\n}\n',
  )
})

it('its address changes with its content', () => {
  const href = themeHref({ brand: '#123456' })
  expect(href).toMatch(/^\/theme\.css\?v=[0-9a-z]+$/)
  expect(themeHref({ brand: '#123456' })).toBe(href)
  expect(themeHref({ brand: '#123457' })).not.toBe(href)
})
