import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { quoted } from '../explain/found.ts'
import { didYouMean } from '../explain/nearest.ts'
import { type Context, note } from '../resolve/context.ts'
import { countryOf } from '../resolve/locale.ts'
import type { Path } from '../yaml/tree.ts'

type FileAddress = NonNullable<DealerFile['address']>

interface Country {
  readonly digits: number
  readonly name: string
  readonly lands: string
  /** Latitudes and longitudes between which all of it lies, islands too. */
  readonly lats: readonly [number, number]
  readonly longs: readonly (readonly [number, number])[]
  /** Null where any region may stand. */
  readonly states: readonly string[] | null
}

const countries: Readonly<Record<string, Country>> = {
  AU: {
    digits: 4,
    name: 'Australian',
    lands: 'Australia',
    lats: [-55, -9],
    longs: [[72, 169]],
    states: ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'],
  },
  NZ: {
    digits: 4,
    name: 'New Zealand',
    lands: 'New Zealand',
    lats: [-53, -29],
    longs: [
      [165, 180],
      [-180, -175],
    ],
    states: null,
  },
  US: {
    digits: 5,
    name: 'US',
    lands: 'the United States',
    lats: [-15, 72],
    longs: [
      [-180, -64],
      [144, 180],
    ],
    states: null,
  },
}

/** Where postcodes begin with a zero, which a spreadsheet drops. */
const zeroStates = ['NT', 'ACT', 'CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT']

function postcodeRemedy({ postcode, state }: FileAddress, digits: number, isZero: boolean): string {
  const length = postcode.length - digits
  if (!/^\d+$/.test(postcode) || length === 0) return ''
  if (length === -1 && (isZero || zeroStates.includes(state))) return `; did you mean "0${postcode}"?`
  return length > 0 ? '; there is a digit too many' : '; a digit is missing'
}

function checkPostcode(address: FileAddress, { digits, name }: Country, path: Path, context: Context): void {
  const { postcode } = address
  const isRight = new RegExp(`^\\d{${digits}}(-\\d{4})?$`).test(postcode)
  const lost = postcodeRemedy(address, digits, name === 'New Zealand')
  if (!isRight)
    note(context, path, `${quoted(postcode)} is not one of the ${name} postcodes, which have ${digits} digits${lost}`)
}

/** A latitude and longitude lie in the country: a lost minus puts a place on the other side of the world. */
function checkPoint({ lat, long }: FileAddress, { lands, lats, longs }: Country, path: Path, context: Context): void {
  if (lat === null || long === null) return
  const isIn = (a: number, b: number) =>
    a >= lats[0] && a <= lats[1] && longs.some(([from, to]) => b >= from && b <= to)
  if (isIn(lat, long)) return
  const turns = [
    [-lat, long],
    [lat, -long],
    [-lat, -long],
    [long, lat],
  ] as const
  const meant = turns.find(([a, b]) => isIn(a, b))
  const remedy = meant ? `; did you mean lat: ${meant[0]}, long: ${meant[1]}?` : '; look the place up on a map'
  note(context, [...path, 'lat'], `lat ${lat}, long ${long} does not lie in ${lands}${remedy}`)
}

function checkState({ state }: FileAddress, { states, name }: Country, path: Path, context: Context): void {
  if (!states || states.includes(state)) return
  const near = states.find((known) => known === state.toUpperCase())
  const remedy = near ? `; did you mean "${near}"?` : didYouMean(state, states) || `; there are ${states.join(', ')}`
  note(context, path, `${quoted(state)} is not one of the ${name} states and territories${remedy}`)
}

function checkOne(address: FileAddress, path: Path, file: DealerFile, context: Context): void {
  const country = countries[address.country ?? countryOf(file.locale)]
  if (!country) return
  checkPostcode(address, country, [...path, 'postcode'], context)
  checkState(address, country, [...path, 'state'], context)
  checkPoint(address, country, path, context)
}

/** Postcodes and states as the country writes them. */
export function checkAddresses(file: DealerFile, context: Context): void {
  if (file.address) checkOne(file.address, ['address'], file, context)
  file.locations.forEach(({ address }, index) => {
    checkOne(address, ['locations', index, 'address'], file, context)
  })
}
