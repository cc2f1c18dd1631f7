import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PixelSize, pixelSize } from '#domain/data/picture-size.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { type Path, treeAt } from '../yaml/tree.ts'
import type { Context } from './context.ts'
import type { SettingWarning } from './setting-warning.ts'

/** How a picture is shown: the width to save it in, in pixels, and its shape where that is fixed. */
interface Asked {
  readonly path: Path
  readonly wide: number
  readonly shape: 'twice as wide as high' | null
  /** Most pixels on its longer side. */
  readonly most: number
}

function askedOf({ home, promos, locations, pages, footer }: DealerFile): readonly Asked[] {
  const broad = (path: Path, wide: number): Asked => ({ path, wide, shape: 'twice as wide as high', most })
  const free = (path: Path, wide: number): Asked => ({ path, wide, shape: null, most })
  return [
    { path: ['logo', 'url'], wide: 480, shape: null, most: mostOfLogo },
    broad(['home', 'image'], 1440),
    ...home.slides.map((_, at) => broad(['home', 'slides', at, 'image'], 960)),
    ...promos.map((_, at) => broad(['promos', at, 'image'], 720)),
    ...locations.flatMap((_, at) => [
      free(['locations', at, 'image', 'url'], 1440),
      free(['locations', at, 'image', 'thumb'], 720),
    ]),
    ...pages.info.map((_, at) => free(['pages', 'info', at, 'image'], 1440)),
    ...footer.staff.map((_, at) => free(['footer', 'staff', at, 'photo'], 128)),
  ]
}

/** Twice the largest width, for high-density screens. More pixels are not visible, but phones load them all. */
const most = 2880

/** A logo is on every page, a few letters high. */
const mostOfLogo = 1440

function remarkOn({ width: across, height: down }: PixelSize, { path, wide, shape, most }: Asked): string | null {
  const isCut = shape !== null && (across < down * 1.25 || across > down * 3.2)
  if (Math.max(across, down) > most) return `and shoppers load them all: save it about ${wide} wide`
  if (isCut) return `and shown ${shape}, so much of it is cut off`
  // How small a logo may be depends on its shape.
  return across < wide / 2 && path[0] !== 'logo' ? `and looks blurred: save it about ${wide} wide` : null
}

/** Size of a picture the dealer publishes; null for another site's picture, and when unknown. */
function sizeAt(path: Path, { tree, root, files }: Context): PixelSize | null {
  const node = treeAt(tree, path)
  const file = node?.kind === 'text' ? files.get(`/dealer/${node.text}`) : undefined
  return file === undefined ? null : pixelSize(readFileSync(join(root, file), 'latin1'))
}

/** Warnings for the dealer's own pictures whose size or shape is far from what is shown. */
export function ownPictureWarnings(file: DealerFile, context: Context): readonly SettingWarning[] {
  return askedOf(file).flatMap((asked) => {
    const size = sizeAt(asked.path, context)
    const remark = size && remarkOn(size, asked)
    return remark ? [[asked.path, `this picture is ${size.width} × ${size.height} pixels, ${remark}`]] : []
  })
}
