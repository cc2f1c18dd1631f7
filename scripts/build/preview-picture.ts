import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { previewSize } from '#domain/data/preview-picture.ts'
import { keptPicture } from './kept-picture.ts'

/** What the picture of a link to a dealer is made of. */
export interface PreviewParts {
  /** File of the dealer's logo. */
  readonly logo: string
  /** #rrggbb of the page's ground and of the brand. */
  readonly ground: string
  readonly brand: string
}

const { width: wide, height: high } = previewSize
const band = 36
const [logoWide, logoHigh] = [760, 300]
/** Another number, another picture: for a change of what is drawn here. */
const version = 1

const blank = { r: 0, g: 0, b: 0, alpha: 0 }

async function logoIn({ logo }: PreviewParts): Promise<Buffer> {
  // A drawing of a few dozen units is drawn large enough first.
  const drawn = sharp(logo, { density: 600, limitInputPixels: 1e8 })
  return drawn.resize(logoWide, logoHigh, { fit: 'inside', background: blank }).png().toBuffer()
}

async function draw(parts: PreviewParts): Promise<Buffer> {
  const stripe = { create: { width: wide, height: band, channels: 3, background: parts.brand } } as const
  const paper = sharp({ create: { width: wide, height: high, channels: 3, background: parts.ground } })
  // A logo that cannot be drawn leaves the dealer's colours.
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
 * The picture that social networks and messengers show for a link to a dealer: its logo on its ground above its colour.
 * Drawn once and kept in `cache`, by what it is made of. Answers the file.
 */
export function previewPicture(parts: PreviewParts, cache: string): Promise<string> {
  const made = [version, hash('sha256', readFileSync(parts.logo), 'hex'), parts.ground, parts.brand]
  return keptPicture(cache, made, () => draw(parts))
}
