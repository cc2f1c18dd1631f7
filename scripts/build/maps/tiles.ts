/** Width and height of a map tile, in pixels. */
export const tileSize = 256

/** One map tile, and the position of its top left corner in the combined tiles, in pixels. */
export interface PlacedTile {
  readonly x: number
  readonly y: number
  readonly left: number
  readonly top: number
}

/** The tiles a picture is cropped from, and where. */
export interface TilePlan {
  readonly tiles: readonly PlacedTile[]
  /** Size of the combined tiles, and the picture's top left corner in them. */
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
}

/** Position on the world map at a zoom level, in pixels (Web Mercator, as all tile services use). */
function pixelOf(lat: number, long: number, zoom: number): { readonly x: number; readonly y: number } {
  const size = tileSize * 2 ** zoom
  const radians = (lat * Math.PI) / 180
  return { x: ((long + 180) / 360) * size, y: ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size }
}

/** The tiles of a picture of `width` by `height` pixels centred on a point; `lat` and `long` in degrees. */
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
