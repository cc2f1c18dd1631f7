import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { previewSize } from '#domain/data/preview-picture.ts'
import { renderCachedPicture } from './cached-picture.ts'

/** Inputs of the preview picture. */
export interface PreviewParts {
  /** File of the dealer's logo. */
  readonly logo: string
  /** Background and brand colours, as #rrggbb. */
  readonly ground: string
  readonly brand: string
}

const { width: wide, height: high } = previewSize
const band = 36
const [logoWide, logoHigh] = [760, 300]
/** Cache version: increase it when the drawing code changes. */
const version = 1

const blank = { r: 0, g: 0, b: 0, alpha: 0 }

async function logoIn({ logo }: PreviewParts): Promise<Buffer> {
  // High density, so that small SVGs are not scaled up.
  const drawn = sharp(logo, { density: 600, limitInputPixels: 1e8 })
  return drawn.resize(logoWide, logoHigh, { fit: 'inside', background: blank }).png().toBuffer()
}

async function draw(parts: PreviewParts): Promise<Buffer> {
  const stripe = { create: { width: wide, height: band, channels: 3, background: parts.brand } } as const
  const paper = sharp({ create: { width: wide, height: high, channels: 3, background: parts.ground } })
  // Without a drawable logo, only the dealer's colours are shown.
  const logo = await logoIn(parts).catch(() => null)
  return paper
    .composite([
      { input: stripe, left: 0, top: high - band },
      ...(logo === null ? [] : [{ input: logo, gravity: 'centre' }]),
    ])
    .png({ palette: true, colours: 64 })
    .toBuffer()
}

/**
 * The preview picture (og:image) of links to a dealer: logo on the background colour above a brand stripe. Drawn once
 * and cached in `cache`, keyed by its inputs. Returns the file.
 */
export function previewPicture(parts: PreviewParts, cache: string): Promise<string> {
  const made = [version, hash('sha256', readFileSync(parts.logo), 'hex'), parts.ground, parts.brand]
  return renderCachedPicture(cache, made, () => draw(parts))
}
