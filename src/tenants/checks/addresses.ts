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
  /** Null where any region may stand. */
  readonly states: readonly string[] | null
}

const countries: Readonly<Record<string, Country>> = {
  AU: { digits: 4, name: 'Australian', states: ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] },
  NZ: { digits: 4, name: 'New Zealand', states: null },
  US: { digits: 5, name: 'US', states: null },
}

function checkPostcode({ postcode }: FileAddress, { digits, name }: Country, path: Path, context: Context): void {
  const isRight = new RegExp(`^\\d{${digits}}(-\\d{4})?$`).test(postcode)
  const lost =
    /^\d+$/.test(postcode) && postcode.length < digits ? `; did you mean "${postcode.padStart(digits, '0')}"?` : ''
  if (!isRight)
    note(context, path, `${quoted(postcode)} is not one of the ${name} postcodes, which have ${digits} digits${lost}`)
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
}

/** Postcodes and states as the country writes them. */
export function checkAddresses(file: DealerFile, context: Context): void {
  if (file.address) checkOne(file.address, ['address'], file, context)
  file.locations.forEach(({ address }, index) => {
    checkOne(address, ['locations', index, 'address'], file, context)
  })
}
