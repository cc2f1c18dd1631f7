import type { DemoProgress } from '../make-demo.ts'

/** Draws the pictures that are not there yet. Answers how many that was. */
export async function drawPictures(
  _keys: readonly string[],
  _folder: string,
  _onProgress?: (progress: DemoProgress) => void,
): Promise<number> {
  return 0
}
