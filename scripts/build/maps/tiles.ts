/** Pixels of a map tile, each way. */
export const tileSize = 256

/** One tile of a map in squares, and where its left upper corner lies in the picture, in pixels. */
export interface PlacedTile {
  readonly x: number
  readonly y: number
  readonly left: number
  readonly top: number
}

/** The tiles a picture is cut from, and where to cut. */
export interface TilePlan {
  readonly tiles: readonly PlacedTile[]
  /** Size of all tiles together, and the corner of the picture in it. */
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
}

/** Where a place lies on the whole map at a zoom, in pixels (Web Mercator, as every tile service counts). */
function pixelOf(lat: number, long: number, zoom: number): { readonly x: number; readonly y: number } {
  const size = tileSize * 2 ** zoom
  const radians = (lat * Math.PI) / 180
  return { x: ((long + 180) / 360) * size, y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size }
}

/** The tiles of a picture of `width` by `height` pixels with a place in its middle; `lat` and `long` in degrees. */
export function tilesAround(
  { lat, long }: { readonly lat: number; readonly long: number },
  zoom: number,
  { width, height }: { readonly width: number; readonly height: number },
): TilePlan {
  const middle = pixelOf(lat, long, zoom)
  const [left, top] = [Math.round(middle.x - width / 2), Math.round(middle.y - height / 2)]
  const [firstX, firstY] = [left, top].map((edge) => Math.floor(edge / tileSize)) as [number, number]
  const lastX = Math.floor((left + width - 1) / tileSize)
  const lastY = Math.floor((top + height - 1) / tileSize)
  const tiles: PlacedTile[] = []
  for (let y = firstY; y <= lastY; y += 1)
    for (let x = firstX; x <= lastX; x += 1)
      tiles.push({ x: x & (2 ** zoom - 1), y, left: (x - firstX) * tileSize, top: (y - firstY) * tileSize })
  return {
    tiles,
    width: (lastX - firstX + 1) * tileSize,
    height: (lastY - firstY + 1) * tileSize,
    left: left - firstX * tileSize,
    top: top - firstY * tileSize,
  }
}
