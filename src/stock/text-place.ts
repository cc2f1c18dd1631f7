/** A place in a text; lines and columns count from 1. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

/** Places of ascending offsets, found in one pass, as a stock has thousands. */
export function placesAt(text: string, offsets: readonly number[]): readonly TextPlace[] {
  let [line, start, end] = [0, 0, -1]
  return offsets.map((offset) => {
    while (line === 0 || (end !== -1 && end < offset)) {
      start = end + 1
      end = text.indexOf('\n', start)
      line++
    }
    return { line, column: offset - start + 1 }
  })
}

/** "line 93", with the column when several places are on the same line. */
export function placeTexts(places: readonly TextPlace[]): readonly string[] {
  return places.map(({ line, column }, at) => {
    const isAlone = places[at - 1]?.line !== line && places[at + 1]?.line !== line
    return isAlone ? `line ${line}` : `line ${line}, column ${column}`
  })
}
