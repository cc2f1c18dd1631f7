import { pick, type RandomStream } from './random-stream.ts'

const letters = [...'ABCDEFGHJKLMNPRSTUVWXYZ0123456789']
const values: Readonly<Record<string, number>> = Object.fromEntries(
  [...'ABCDEFGH']
    .map((letter, at) => [letter, at + 1])
    .concat(
      [...'JKLMN'].map((letter, at) => [letter, at + 1]),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((letter, at) => [letter, at + 2]),
    ),
)
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]

function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, sign, at) => total + (values[sign] ?? Number(sign)) * (weights[at] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

/** An invented VIN with a valid check digit. */
export function makeVin(chance: RandomStream): string {
  const draft = `6Z${Array.from({ length: 11 }, () => pick(chance, letters)).join('')}${String(Math.floor(chance() * 1e4)).padStart(4, '0')}`
  return draft.slice(0, 8) + checkDigit(`${draft.slice(0, 8)}0${draft.slice(9)}`) + draft.slice(9)
}
