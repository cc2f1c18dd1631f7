import { describe, expect, it, test } from 'vitest'
import { sampleSite } from '../sample-dealer.ts'

const themeOf = (yaml: string) => sampleSite(yaml).brand.theme

describe('tokens of a design', () => {
  test.each([
    ['the platform’s typeface', '', 'font-display', '"Inter", "Inter Fallback", system-ui, sans-serif'],
    [
      'headings of their own',
      'brand: {colour: "#14507a", display_font: Fraunces}',
      'font-display',
      '"Fraunces", "Fraunces Fallback", serif',
    ],
    [
      'headings like the text',
      'brand: {colour: "#14507a", text_font: Archivo}',
      'font-display',
      '"Archivo", "Archivo Fallback", sans-serif',
    ],
    ['buttons as round as small things', 'design: {corners: {small: 3px}}', 'radius-button', '3px'],
    ['buttons rounder', 'design: {corners: {small: 3px, buttons: 999px}}', 'radius-button', '999px'],
    [
      'wider gaps between the words of a font that needs them',
      'brand: {colour: "#14507a", text_font: Archivo}',
      'word-gap',
      '0.08em',
    ],
    ['capitals', 'design: {headings: {letters: capitals}}', 'heading-case', 'uppercase'],
    ['tracking in ems', 'design: {headings: {tracking: -0.035}}', 'heading-tracking', '-0.035em'],
    ['a quieter text on a light banner', 'design: {grounds: {banner: page}}', 'banner-ink', 'var(--ink-soft)'],
    ['a strong text on a dark one', 'design: {grounds: {banner: dark}}', 'banner-ink', 'var(--ground)'],
    ['a plate for the logo on a coloured header', 'design: {grounds: {header: brand}}', 'logo-plate', 'var(--ground)'],
    ['none on a light one', 'design: {grounds: {header: tint}}', 'logo-plate', 'transparent'],
    ['one on a coloured footer', 'design: {grounds: {footer: dark}}', 'footer-plate', 'var(--ground)'],
    ['none on a light footer', 'design: {grounds: {footer: surface}}', 'footer-plate', 'transparent'],
    [
      'none for a logo with a ground of its own in the header',
      'logo: {url: logo.svg, own_ground: true}\ndesign: {grounds: {header: brand}}',
      'logo-plate',
      'transparent',
    ],
    [
      'and no space around it',
      'logo: {url: logo.svg, own_ground: true}\ndesign: {grounds: {header: brand}}',
      'logo-padding',
      '0',
    ],
    [
      'nor in the footer',
      'logo: {url: logo.svg, own_ground: true}\ndesign: {grounds: {footer: dark}}',
      'footer-plate',
      'transparent',
    ],
    [
      'where its group’s keeps one',
      'logo: {url: logo.svg, own_ground: true}\ndesign: {grounds: {footer: dark}}',
      'group-plate',
      'var(--ground)',
    ],
    ['three cars side by side', 'design: {list: large}', 'list-columns', '3'],
  ])('%s', (_reason, yaml, token, value) => {
    expect(themeOf(yaml)[token]).toBe(value)
  })

  it('are the same whatever a dealer says', () => {
    const names = (yaml: string) => Object.keys(themeOf(yaml))
    expect(names('design: {hero: plain, corners: {buttons: 0}, grounds: {header: dark}}')).toEqual(names(''))
  })
})
