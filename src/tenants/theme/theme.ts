import type { ThemeTokens } from '../site/brand.ts'
import { contrast, graphicContrast, readableOn, shifted, textContrast, textOn, worstContrast } from './contrast.ts'
import { hexOf, mixed, type Oklch, oklchOf } from './oklch.ts'

/** The brand settings that the theme is derived from. */
export interface Look {
  readonly colour: string
  readonly accent: string | null
  readonly ground: 'white' | 'warm' | 'cool' | 'tinted'
}

interface Neutrals {
  readonly ground: string
  readonly surface: string
  readonly line: string
  readonly ink: string
  readonly tint: string
}

const papers: Readonly<Record<Look['ground'], (hue: number) => Oklch>> = {
  white: (h) => ({ l: 1, c: 0, h }),
  warm: () => ({ l: 0.986, c: 0.008, h: 85 }),
  cool: () => ({ l: 0.985, c: 0.004, h: 250 }),
  tinted: (h) => ({ l: 0.984, c: 0.009, h }),
}

function neutralsOf({ ground }: Look, brand: Oklch): Neutrals {
  const paper = papers[ground](brand.h)
  const tone = (l: number, c: number) => hexOf({ l, c: Math.min(brand.c, c), h: brand.h })
  const sheet = { ...paper, h: ground === 'white' ? brand.h : paper.h, c: Math.max(paper.c, Math.min(brand.c, 0.004)) }
  return {
    ground: hexOf(paper),
    surface: hexOf({ ...sheet, l: paper.l - 0.028 }),
    line: hexOf({ ...sheet, l: paper.l - 0.115 }),
    ink: tone(0.2, 0.018),
    tint: tone(0.954, 0.018),
  }
}

/** A shade of a ground on which its text is still readable: darker if possible, else lighter, else the ground. */
function strongOf(ground: string, text: string): string {
  const steps = [-0.08, -0.05, 0.05, 0.08, 0.12]
  const neighbours = steps.map((step) => shifted(ground, step)).filter((hex) => contrast(hex, ground) > 1.08)
  return neighbours.find((hex) => contrast(hex, text) >= textContrast) ?? ground
}

// The hover colour of accent buttons (styles/buttons.css).
const pressed = (ink: string) => (hex: string) => mixed(hex, ink, 0.88)

/** The text colour of an accent, and the accent, lightened until that text is readable on it, hovered or not. */
function accentFrom(accent: string, ink: string): { accent: string; text: string } {
  const text = textOn(accent, ink, pressed(ink))
  const isRead = worstContrast(text, [accent, pressed(ink)(accent)]) >= textContrast
  return isRead ? { accent, text } : accentFrom(shifted(accent, 0.02), ink)
}

/** The dealer's own accent, else one from across the colour wheel. */
function accentOf({ accent }: Look, brand: Oklch): string {
  return accent ?? hexOf({ l: 0.56, c: Math.max(0.13, brand.c), h: (brand.h + 150) % 360 })
}

/** Focus ring of medium lightness, visible on light pages and dark headers alike. */
function focusOf(brand: Oklch, { ground, surface, tint, ink }: Neutrals): string {
  const colour = { l: 0.62, c: Math.max(brand.c, 0.14), h: brand.c < 0.03 ? 255 : brand.h }
  const ring = readableOn(colour, [ground, surface, tint], graphicContrast)
  return contrast(ring, ink) >= graphicContrast
    ? ring
    : readableOn({ ...colour, c: 0 }, [ground, surface, tint], graphicContrast)
}

/**
 * Values of the colour tokens, derived from the dealer's one or two colours. Text reaches WCAG AA on every ground it
 * may be used on: ink, ink-soft, brand-ink, good and bad on ground, surface and brand-tint; on-brand on brand and
 * brand-strong; on-accent on accent. The brand's own colour is never changed.
 */
export function themeFrom(look: Look): ThemeTokens {
  const brand = oklchOf(look.colour)
  const neutrals = neutralsOf(look, brand)
  const grounds = [neutrals.ground, neutrals.surface, neutrals.tint]
  const text = (l: number, c: number, h: number) => readableOn({ l, c, h }, grounds)
  const onBrand = textOn(look.colour, neutrals.ink)
  const { accent, text: onAccent } = accentFrom(accentOf(look, brand), neutrals.ink)
  return {
    ground: neutrals.ground,
    surface: neutrals.surface,
    line: neutrals.line,
    ink: neutrals.ink,
    'ink-soft': text(0.47, Math.min(brand.c, 0.018), brand.h),
    brand: look.colour,
    'on-brand': onBrand,
    'brand-strong': strongOf(look.colour, onBrand),
    'brand-tint': neutrals.tint,
    'brand-ink': readableOn(brand, grounds),
    accent,
    'on-accent': onAccent,
    focus: focusOf(brand, neutrals),
    good: text(0.47, 0.12, 152),
    bad: text(0.51, 0.19, 27),
  }
}
