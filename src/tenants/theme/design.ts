import type { FontName } from '../dealer-file/brand.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Brand, ThemeTokens } from '../site/brand.ts'

type Design = DealerFile['design']
type Choices<Name extends string> = Readonly<Record<Name, string>>

const stacks: Choices<FontName> = {
  Inter: 'system-ui, sans-serif',
  Archivo: 'sans-serif',
  Bricolage: 'sans-serif',
  Fraunces: 'serif',
  Outfit: 'sans-serif',
}

/** Extra space between words by font: some letters of Archivo reach into the gap beside them. */
const wordGaps: Choices<FontName> = {
  Inter: '0',
  Archivo: '0.08em',
  Bricolage: '0',
  Fraunces: '0',
  Outfit: '0',
}

const fontStack = (name: FontName) => `"${name}", "${name} Fallback", ${stacks[name]}`

const shadows: Choices<Design['card']> = {
  flat: 'none',
  soft: '0 1px 2px rgb(0 0 0 / 5%), 0 6px 20px rgb(0 0 0 / 5%)',
  outlined: '0 0 0 1px var(--line)',
}

const columns: Choices<Design['list']> = { standard: '4', large: '3', pairs: '2' }

const iconWeights: Choices<Design['icons']> = { thin: '1.25', usual: '1.75', bold: '2.25' }

const mapFilters: Choices<Design['maps']> = {
  colour: 'none',
  grey: 'grayscale(1)',
  soft: 'saturate(0.6) brightness(1.06)',
  dark: 'grayscale(1) invert(1)',
}

const priceFonts: Choices<Design['prices']> = { text: 'var(--font-text)', display: 'var(--font-display)' }

const lines: Choices<Design['lines']> = { thin: '1px', thick: '2px' }

const sections: Choices<Design['spacing']['sections']> = {
  usual: 'var(--space-8)',
  tight: 'clamp(2.75rem, 2rem + 3vw, 4.75rem)',
  wide: 'clamp(4.5rem, 3rem + 6vw, 9rem)',
}

const grids: Choices<Design['spacing']['grids']> = {
  usual: 'clamp(1rem, 0.7rem + 1.2vw, 1.75rem)',
  tight: 'clamp(0.75rem, 0.6rem + 0.7vw, 1.125rem)',
}

const cases: Choices<Design['headings']['letters']> = { as_written: 'none', capitals: 'uppercase' }

/** A ground with its text, secondary text and edge line: pairs that theme.ts makes readable. */
interface Ground {
  readonly ground: string
  readonly ink: string
  readonly soft: string
  readonly line: string
}

const light = (ground: string): Ground => ({ ground, ink: 'var(--ink)', soft: 'var(--ink-soft)', line: 'var(--line)' })
const strong = (ground: string, ink: string): Ground => ({ ground, ink, soft: ink, line: ground })

const grounds: Readonly<Record<Design['grounds']['hero'], Ground>> = {
  page: light('var(--ground)'),
  surface: light('var(--surface)'),
  tint: light('var(--brand-tint)'),
  brand: strong('var(--brand)', 'var(--on-brand)'),
  strong: strong('var(--brand-strong)', 'var(--on-brand)'),
  dark: strong('var(--ink)', 'var(--ground)'),
}

const isLight = ({ line, ground }: Ground) => line !== ground

/** Background and padding behind a logo: most logos are drawn for a light ground. */
const plateTokens = (name: string, isBare: boolean, around: string): ThemeTokens => ({
  [`${name}-plate`]: isBare ? 'transparent' : 'var(--ground)',
  [`${name}-padding`]: isBare ? '0' : around,
})

function groundTokens(chosen: Design['grounds'], hasOwnGround: boolean): ThemeTokens {
  const [banner, header] = [grounds[chosen.banner], grounds[chosen.header]]
  const [hero, footer] = [grounds[chosen.hero], grounds[chosen.footer]]
  return {
    'banner-ground': banner.ground,
    'banner-ink': banner.soft,
    'header-ground': header.ground,
    'header-ink': header.ink,
    'header-line': header.line,
    ...plateTokens('logo', hasOwnGround || isLight(header), '0.35rem 0.75rem'),
    'hero-ground': hero.ground,
    'hero-ink': hero.ink,
    'footer-ground': footer.ground,
    'footer-ink': footer.ink,
    ...plateTokens('footer', hasOwnGround || isLight(footer), '0.5rem 0.75rem'),
    // The group's logo is another file, to which own_ground does not apply.
    ...plateTokens('group', isLight(footer), '0.5rem 0.75rem'),
  }
}

function letterTokens({ headings, buttons, menu }: Design): ThemeTokens {
  return {
    'heading-weight': String(headings.weight),
    'heading-tracking': `${headings.tracking}em`,
    'heading-leading': String(headings.leading),
    'heading-case': cases[headings.letters],
    'button-weight': String(buttons.weight),
    'button-tracking': `${buttons.tracking}em`,
    'button-case': cases[buttons.letters],
    'nav-weight': String(menu.weight),
  }
}

/** Values of all tokens of type, shape, density and grounds, so that style sheets need no defaults. */
export function designTokens(
  design: Design,
  fonts: Pick<Brand, 'text_font' | 'display_font'>,
  hasOwnGround: boolean,
): ThemeTokens {
  const { card, list, corners, spacing } = design
  return {
    'font-text': fontStack(fonts.text_font),
    'font-display': fontStack(fonts.display_font),
    'word-gap': wordGaps[fonts.text_font],
    ...letterTokens(design),
    radius: corners.small,
    'radius-card': corners.cards,
    'radius-button': corners.buttons ?? corners.small,
    'shadow-card': shadows[card],
    'list-columns': columns[list],
    'font-price': priceFonts[design.prices],
    'icon-weight': iconWeights[design.icons],
    'map-filter': mapFilters[design.maps],
    'line-width': lines[design.lines],
    section: sections[spacing.sections],
    'grid-gap': grids[spacing.grids],
    ...groundTokens(design.grounds, hasOwnGround),
  }
}
