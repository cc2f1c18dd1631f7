import { parseStateCode, stateNames } from '#domain/location/state-name.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { quoted } from '../explain/found.ts'
import { formatSuggestions, nearest } from '../explain/nearest.ts'
import { type Context, note } from '../resolve/context.ts'
import { countryOf } from '../resolve/locale.ts'
import type { Path } from '../yaml/tree.ts'

type FileAddress = NonNullable<DealerFile['address']>

interface Country {
  readonly digits: number
  /** What the country calls its postal codes. */
  readonly numbers: string
  readonly name: string
  readonly lands: string
  /** With `longs`, bounds in degrees of the whole country, islands included. */
  readonly lats: readonly [number, number]
  readonly longs: readonly (readonly [number, number])[]
}

const countries: Readonly<Record<string, Country>> = {
  AU: {
    digits: 4,
    numbers: 'postcodes',
    name: 'Australian',
    lands: 'Australia',
    lats: [-55, -9],
    longs: [[72, 169]],
  },
  NZ: {
    digits: 4,
    numbers: 'postcodes',
    name: 'New Zealand',
    lands: 'New Zealand',
    lats: [-53, -29],
    longs: [
      [165, 180],
      [-180, -175],
    ],
  },
  US: {
    digits: 5,
    numbers: 'ZIP codes',
    name: 'US',
    lands: 'the United States',
    lats: [-15, 72],
    longs: [
      [-180, -64],
      [144, 180],
    ],
  },
}

/** States with postcodes that begin with a zero, which spreadsheets drop. */
const zeroStates = ['NT', 'ACT', 'CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'PR', 'VI']

type Regional = Pick<FileAddress, 'state' | 'postcode'>

function postcodeRemedy({ postcode, state }: Regional, digits: number, isZero: boolean): string {
  const length = postcode.length - digits
  if (!/^\d+$/.test(postcode) || length === 0) return ''
  if (length === -1 && (isZero || zeroStates.includes(state))) return `; did you mean "0${postcode}"?`
  return length > 0 ? '; there is a digit too many' : '; a digit is missing'
}

function postcodeFault(address: Regional, { digits, numbers, name }: Country): string | null {
  const { postcode } = address
  const lost = postcodeRemedy(address, digits, name === 'New Zealand')
  return new RegExp(`^\\d{${digits}}(-\\d{4})?$`).test(postcode)
    ? null
    : `${quoted(postcode)} is not one of the ${name} ${numbers}, which have ${digits} digits${lost}`
}

/** The state code for a full, shortened or misspelt state name or a misspelt code; null when none is near. */
function stateMeant(state: string, code: string, lands: string): string | null {
  const [words, known = []] = [state.replaceAll('.', ''), stateNames[code]]
  // The country's own name is a candidate too: it is no state, though a state's name may begin with it.
  const name = nearest(words, [lands, ...known.map(([called]) => called)])
  return parseStateCode(words, known) ?? parseStateCode(name ?? '', known) ?? nearest(words, statesOf(code))
}

function stateFault({ state }: Regional, code: string, { name, lands }: Country): string | null {
  const states = statesOf(code)
  if (states.length === 0 || states.includes(state)) return null
  const meant = stateMeant(state, code, lands)
  const remedy = meant === null ? `; there are ${states.join(', ')}` : formatSuggestions([meant])
  return `${quoted(state)} is not one of the ${name} states and territories${remedy}`
}

/** The fault in a state or postcode, by country code; null when it is valid or the country is unknown. */
export function regionFault(part: keyof Regional, address: Regional, country: string): string | null {
  const known = countries[country]
  if (!known) return null
  return part === 'state' ? stateFault(address, country, known) : postcodeFault(address, known)
}

/** State codes allowed in a country, by country code; empty where any region is allowed. */
export function statesOf(country: string): readonly string[] {
  return [...new Set(stateNames[country]?.map(([, code]) => code))]
}

/** Checks that the coordinates lie in the country: a lost minus sign puts a place on the other side of the world. */
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

function checkOne(address: FileAddress, path: Path, file: DealerFile, context: Context): void {
  const code = address.country ?? countryOf(file.locale)
  const country = countries[code]
  for (const part of ['postcode', 'state'] as const) {
    const fault = regionFault(part, address, code)
    if (fault !== null) note(context, [...path, part], fault)
  }
  if (country) checkPoint(address, country, path, context)
}

/** Checks postcodes, states and coordinates of the dealer's address and its locations' against their country. */
export function checkAddresses(file: DealerFile, context: Context): void {
  if (file.address) checkOne(file.address, ['address'], file, context)
  file.locations.forEach(({ address }, index) => {
    checkOne(address, ['locations', index, 'address'], file, context)
  })
}
