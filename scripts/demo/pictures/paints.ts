import type { Colour } from './light.ts'

function linear(hex: string): Colour {
  const channel = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  return [channel(1), channel(3), channel(5)]
}

/** The colours vehicles are painted in, linear. */
export const paints: Readonly<Record<string, Colour>> = {
  white: linear('#eceeed'),
  silver: linear('#a9aeb2'),
  grey: linear('#5d646a'),
  black: linear('#15171a'),
  blue: linear('#1f4e8f'),
  red: linear('#a81a20'),
  green: linear('#4c5d4a'),
  sand: linear('#a08a68'),
}
