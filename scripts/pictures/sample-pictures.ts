import { execFileSync } from 'node:child_process'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A JPEG of this size, with location and camera in its EXIF. */
export function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a8a99' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 55/1 0/1' } })
    .toBuffer()
}

/** Whether the CRCs of PNG chunks are right; strict decoders refuse wrong ones. */
type Sums = 'right' | 'wrong'

function chunk(name: string, data: Buffer, sums: Sums): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  length.writeUInt32BE(data.length)
  if (sums === 'right') sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** PNG pixel formats: bits per channel, colour type, number of channels. */
const kinds = { 'black or white': [1, 0, 1], colours: [8, 2, 3], 'deep colours': [16, 6, 4] } as const

interface PngOptions {
  readonly kind?: keyof typeof kinds
  readonly isInterlaced?: boolean
  readonly sums?: Sums
  /** Number of rows really present; all by default. */
  readonly rows?: number
  /** Chunks before the pixels. */
  readonly before?: readonly Buffer[]
}

/** An all-black PNG: a few kilobytes can encode any number of pixels. */
export function pngOf(width: number, height: number, options: PngOptions = {}): Buffer {
  const { kind = 'black or white', isInterlaced = false, sums = 'right', rows = height, before = [] } = options
  const [bits, colour, channels] = kinds[kind]
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, colour, 0, 0, Number(isInterlaced)], 8)
  const row = 1 + Math.ceil((width * bits * channels) / 8)
  const pixels = deflateSync(Buffer.alloc(row * rows), { level: 1 })
  const chunks = [
    chunk('IHDR', head, sums),
    ...before,
    chunk('IDAT', pixels, sums),
    chunk('IEND', Buffer.alloc(0), sums),
  ]
  return Buffer.concat([pngStart, ...chunks])
}

/** A PNG text chunk that is 200 MB when decompressed. */
const longText = () =>
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(200 << 20))]), 'right')

/** An interlaced PNG with eight bytes per pixel: its seven passes have to be kept in memory until the last. */
export const deepInterlaced = (side: number): Buffer =>
  pngOf(side, side, { kind: 'deep colours', isInterlaced: true, rows: side + 1000 })

/** An AVIF with the maximum memory per pixel; encoded in a separate process, as encoding takes even more. */
export function deepAvif(side: number): Buffer {
  const create = { width: side, height: side, channels: 4, background: { r: 122, g: 138, b: 153, alpha: 0.5 } }
  const how = { effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' }
  const program = `import sharp from 'sharp'
    process.stdout.write(await sharp(${JSON.stringify({ create })}).avif(${JSON.stringify(how)}).toBuffer())`
  return execFileSync(process.execPath, ['--input-type=module', '-e', program])
}

/** Valid photos at the limits: they may be accepted or refused, but must not affect anything else. */
export async function heavyPictures(): Promise<ReadonlyMap<string, Buffer>> {
  const create = { width: 7071, height: 7071, channels: 3, background: '#7a8a99' } as const
  return new Map([
    ['as many pixels as may be, progressive', await sharp({ create }).jpeg({ progressive: true }).toBuffer()],
    ['as many pixels as may be', pngOf(7071, 7071, { kind: 'colours' })],
    ['as many pixels as may be, deep', pngOf(7071, 7071, { kind: 'deep colours' })],
    ['as many as may be at once, interlaced', deepInterlaced(3535)],
    ['as many as may be at once, AVIF', deepAvif(3535)],
    ['a text of 200 MB', pngOf(1200, 800, { before: [longText()] })],
  ])
}

/** Overwrites width and height in the header of a small photo. */
function blownUp(photo: Buffer, mark: Buffer, sizeAt: number, write: (to: Buffer, at: number) => void): Buffer {
  const copy = Buffer.from(photo)
  const found = copy.indexOf(mark)
  if (found < 0) throw new Error('the photo has no such mark')
  write(copy, found + sizeAt)
  return copy
}

const twice = (value: number, bytes: number) => (to: Buffer, at: number) => {
  to.writeUIntBE(value, at, bytes)
  to.writeUIntBE(value, at + bytes, bytes)
}

/** Small photos whose headers state huge dimensions. */
async function blownUpPhotos(good: Buffer): Promise<[string, Buffer][]> {
  const progressive = await sharp(good).jpeg({ progressive: true }).toBuffer()
  const [webp, avif] = await Promise.all([sharp(good).webp().toBuffer(), sharp(good).avif({ effort: 0 }).toBuffer()])
  const sides = (to: Buffer, at: number) => {
    to.writeUInt16LE(16_383, at)
    to.writeUInt16LE(16_383, at + 2)
  }
  return [
    ['a JPEG of 4 billion pixels', blownUp(good, Buffer.from([0xff, 0xc0]), 5, twice(65_500, 2))],
    ['the same, progressive', blownUp(progressive, Buffer.from([0xff, 0xc2]), 5, twice(65_500, 2))],
    ['a WebP as large as can be', blownUp(webp, Buffer.from([0x9d, 0x01, 0x2a]), 3, sides)],
    ['an AVIF of 3 billion pixels', blownUp(avif, Buffer.from('ispe'), 8, twice(60_000, 4))],
  ]
}

/** Valid PNGs with too many pixels. */
export const oversizedPngs = (): ReadonlyMap<string, Buffer> =>
  new Map([
    ['a bomb of 900 million pixels', pngOf(30_000, 30_000)],
    ['a bomb of a few pixels too many', pngOf(7072, 7072)],
    ['a bomb that is interlaced', pngOf(20_000, 20_000, { isInterlaced: true, rows: 21_000 })],
  ])

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99">${body}</svg>`)

/** Map: description -> bytes that are not an acceptable photo. */
export async function hostileBytes(): Promise<ReadonlyMap<string, Buffer>> {
  const good = await photo(1200, 800)
  const webp = await sharp(good).webp().toBuffer()
  const png = await sharp(good).png().toBuffer()
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
  const torn = (bytes: Buffer, from: number) => Buffer.concat([bytes.subarray(0, from), Buffer.alloc(400, 0xff)])
  return new Map([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from('x')],
    ['zeros', Buffer.alloc(4096)],
    ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
    ['a script', Buffer.from('alert(1)')],
    ['JSON', Buffer.from('{"error":"no such picture"}')],
    ['a drawing with a script', svg('<script>alert(1)</script>')],
    ['a drawing that asks others', svg('<image href="http://169.254.169.254/"/>')],
    ['a drawing of drawings', svg('<g id="a"/>'.repeat(50_000))],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['an animation', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['a bitmap', Buffer.from('BM\x46\x00\x00\x00', 'latin1')],
    ['a TIFF', Buffer.from('II*\x00\x08\x00\x00\x00', 'latin1')],
    ['an archive', Buffer.from('PK\x03\x04')],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01')],
    ['a film', Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x00\x00', 'latin1')],
    ['a JPEG’s first bytes alone', good.subarray(0, 3)],
    ['a JPEG’s head alone', good.subarray(0, 200)],
    ['half a JPEG', cut(good, 0.5)],
    ['a JPEG torn in its tables', torn(good, 180)],
    ['a PNG’s first bytes alone', pngStart],
    ['half a PNG', cut(png, 0.5)],
    ['a PNG torn in its data', torn(png, 60)],
    ['a WebP’s head alone', webp.subarray(0, 16)],
    ['half a WebP', cut(webp, 0.5)],
    ...oversizedPngs(),
    ...(await blownUpPhotos(good)),
    ['a bomb as wide as can be', pngOf(2_147_483_647, 1, { rows: 0 })],
    ['a bomb as high as can be', pngOf(1, 2_147_483_647, { rows: 100 })],
    ['a picture without width', pngOf(0, 800)],
    ['a PNG without pixels', pngOf(1200, 800, { rows: 0 })],
    ['a PNG whose sums are wrong', pngOf(1200, 800, { sums: 'wrong' })],
    ['an AVIF’s head alone', Buffer.from('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1', 'latin1')],
  ])
}
