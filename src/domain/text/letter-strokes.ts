/** A letter as an SVG path in a box 28 high, and the x coordinate of its middle. */
export interface LetterStrokes {
  readonly path: string
  readonly middle: number
}

const bowl = 'M10 0C3 0 0 5 0 14S3 28 10 28 20 23 20 14 17 0 10 0Z'
const loop = 'M0 28V0H11C17 0 20 3 20 8S17 16 11 16H0'

/** Own drawings, so that a sign looks the same on machines with other fonts or none. */
const paths: Readonly<Record<string, string>> = {
  A: 'M0 28 10 0 20 28M4 19H16',
  B: 'M0 13H11C17 13 20 16 20 20.5S17 28 11 28H0V0H10C15 0 18 2 18 6.5S15 13 10 13',
  C: 'M20 7C18 2 15 0 11 0 4 0 0 5 0 14S4 28 11 28C15 28 18 26 20 21',
  D: 'M0 0V28H8C16 28 20 23 20 14S16 0 8 0Z',
  E: 'M19 0H1V28H19M1 13H16',
  F: 'M19 0H1V28M1 13H16',
  G: 'M20 7C18 2 15 0 11 0 4 0 0 5 0 14S4 28 11 28C17 28 20 24 20 16H12',
  H: 'M0 0V28M20 0V28M0 13H20',
  I: 'M10 0V28',
  J: 'M15 0V19C15 25 12 28 8 28S1 26 0 21',
  K: 'M0 0V28M19 0 1 15M7 11 20 28',
  L: 'M2 0V28H19',
  M: 'M0 28V0L11 18 22 0V28',
  N: 'M0 28V0L20 28V0',
  O: bowl,
  P: loop,
  Q: `${bowl}M12 20 20 30`,
  R: `${loop}M10 16 20 28`,
  S: 'M19 6C18 2 14 0 10 0 4 0 1 3 1 7 1 16 20 11 20 21 20 25 16 28 10 28 4 28 1 26 0 21',
  T: 'M0 0H20M10 0V28',
  U: 'M0 0V18C0 25 4 28 10 28S20 25 20 18V0',
  V: 'M0 0 10 28 20 0',
  W: 'M0 0 6 28 12 6 18 28 24 0',
  X: 'M0 0 20 28M20 0 0 28',
  Y: 'M0 0 10 14 20 0M10 14V28',
  Z: 'M1 0H19L0 28H20',
  0: bowl,
  1: 'M2 6 10 0V28',
  2: 'M1 7C2 2 5 0 10 0 16 0 19 3 19 7 19 14 0 21 0 28H20',
  3: 'M1 0H19L9 11C16 11 20 14 20 19 20 25 16 28 10 28 5 28 1 26 0 22',
  4: 'M15 28V0L0 20H20',
  5: 'M18 0H3L1 13C4 10 7 10 10 10 16 10 20 13 20 19S16 28 10 28C5 28 1 26 0 22',
  6: 'M18 4C16 1 14 0 11 0 4 0 0 6 0 17 0 24 4 28 10 28S20 24 20 19 16 11 10 11 1 14 0 18',
  7: 'M0 0H20L7 28',
  8: 'M10 0C4 0 2 3 2 6.5S5 13 10 13 18 10 18 6.5 16 0 10 0ZM10 13C4 13 0 16 0 20.5S4 28 10 28 20 25 20 20.5 16 13 10 13Z',
  9: 'M2 24C4 27 6 28 9 28 16 28 20 22 20 11 20 4 16 0 10 0S0 4 0 9 4 17 10 17 19 14 20 10',
}

const middles: Readonly<Record<string, number>> = { J: 7.5, M: 11, W: 12, 1: 7 }

/** Strokes of a Latin letter or digit, ignoring diacritics; null for any other character. */
export function letterStrokes(letter: string): LetterStrokes | null {
  const plain = letter.normalize('NFD').charAt(0).toUpperCase()
  const path = paths[plain]
  return path === undefined ? null : { path, middle: middles[plain] ?? 10 }
}
