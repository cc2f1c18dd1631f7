import sharp from 'sharp'
import { type HomeIcon, homeIcons } from '#tenants/home-icons.ts'
import { renderCachedPicture } from './cached-picture.ts'

async function draw(sign: string, { wide }: HomeIcon): Promise<Buffer> {
  // Renders the 64-unit drawing at the target size instead of scaling it up.
  const drawn = sharp(Buffer.from(sign), { density: (72 * wide) / 64 })
  return drawn.resize(wide, wide).flatten().png({ palette: true, colours: 32 }).toBuffer()
}

/**
 * Renders the dealer's sign (SVG) as home screen icons, each once and cached in `cache`. Returns path and file of each.
 */
export function homeIconPictures(sign: string, cache: string): Promise<readonly { path: string; from: string }[]> {
  return Promise.all(
    homeIcons.map(async (icon) => ({
      path: icon.path,
      from: await renderCachedPicture(cache, ['icon', icon.wide, sign], () => draw(sign, icon)),
    })),
  )
}
