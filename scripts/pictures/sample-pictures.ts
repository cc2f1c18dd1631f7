import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photo of a size, with a place and a camera in its EXIF. */
export function photo(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a8a99' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 55/1 0/1' } })
    .toBuffer()
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  // The sum at its end is wrong on purpose in some; readers that check it refuse the file.
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)])
}

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A PNG that says it is so wide and high, and holds next to nothing. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    pngStart,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1 << 20))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99">${body}</svg>`)

/** Bytes that no photo of a car is, by what they are. */
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
    ['a bomb of 900 million pixels', pngOf(30_000, 30_000)],
    ['a bomb as wide as can be', pngOf(2_147_483_647, 1)],
    ['a bomb as high as can be', pngOf(1, 2_147_483_647)],
    ['a picture without width', pngOf(0, 800)],
    ['a PNG whose sums are wrong', pngOf(1200, 800)],
    ['an AVIF’s head alone', Buffer.from('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1', 'latin1')],
  ])
}
