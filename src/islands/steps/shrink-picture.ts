const longestSide = 2000
/** Images up to this many bytes are sent as they are. */
const small = 700 * 1024

async function redrawn(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}

/**
 * Shrinks a large photo for upload: 2000 pixels at most on its longer side, without the location where it was taken.
 * Any other file, and one the browser cannot read or would make larger, is returned as it is.
 */
export async function shrunk(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= small) return file
  const smaller = await redrawn(file).catch(() => null)
  if (!smaller || smaller.size >= file.size) return file
  const name = file.name.replace(/\.\w+$/, '.jpg')
  return new File([smaller], name, { type: 'image/jpeg', lastModified: file.lastModified })
}
