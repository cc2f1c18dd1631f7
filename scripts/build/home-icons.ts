import sharp from 'sharp'
import { type HomeIcon, homeIcons } from '#tenants/home-icons.ts'
import { keptPicture } from './kept-picture.ts'

async function draw(sign: string, { wide }: HomeIcon): Promise<Buffer> {
  // A drawing of 64 units is drawn at the size that is wanted, not made larger.
  const drawn = sharp(Buffer.from(sign), { density: (72 * wide) / 64 })
  return drawn.resize(wide, wide).flatten().png({ palette: true, colours: 32 }).toBuffer()
}

/** The dealer's sign as the pictures that home screens want, each drawn once and kept in `cache`. Answers path and file of each. */
export function homeIconPictures(sign: string, cache: string): Promise<readonly { path: string; from: string }[]> {
  return Promise.all(
    homeIcons.map(async (icon) => ({
      path: icon.path,
      from: await keptPicture(cache, ['icon', icon.wide, sign], () => draw(sign, icon)),
    })),
  )
}
