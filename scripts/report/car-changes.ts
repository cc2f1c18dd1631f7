import type { ListedCar } from '#api/listed-cars.ts'
import type { CarOnPage } from './car-on-page.ts'
import type { CarChange } from './stock-changes.ts'

/** A car on show in one release; the content of its page is null when it was not read. */
export interface ReleasedCar {
  readonly card: ListedCar
  readonly page: CarOnPage | null
}

type Change = Pick<CarChange, 'what' | 'before' | 'after'>

/** Compares one aspect of a car; null when it is unchanged. */
type Question = (before: ReleasedCar, after: ReleasedCar) => Change | null

type State = 'for sale' | 'reserved' | 'sold'

const becoming: Readonly<Record<State, string>> = { 'for sale': 'available again', reserved: 'reserved', sold: 'sold' }

function stateOf({ card, page }: ReleasedCar): State {
  if (card.kind === 'sold') return 'sold'
  return page?.isReserved ? 'reserved' : 'for sale'
}

const state: Question = (before, after) => {
  const [was, is] = [stateOf(before), stateOf(after)]
  const said = (then: ReleasedCar) => (stateOf(then) === 'reserved' ? 'reserved' : then.card.text)
  return was === is ? null : { what: becoming[is], before: said(before), after: said(after) }
}

/** Whether a car became available or unavailable, which changes its page's layout. */
export const isOfState = ({ what }: Change): boolean => Object.values(becoming).includes(what)

const price: Question = ({ card: before }, { card: after }) => {
  const isPriced = before.kind === 'price' && after.kind === 'price'
  return isPriced && before.text !== after.text ? { what: 'repriced', before: before.text, after: after.text } : null
}

const description: Question = ({ page: before }, { page: after }) => {
  if (!before || !after || before.description === after.description) return null
  return { what: 'other description', before: before.description, after: after.description }
}

const isCopy = (address: string) => address.startsWith('/pictures/')

/** A photo on another host gets a new URL once it is copied, but is the same photo. */
const isSamePicture = (before: string, after: string | undefined) =>
  before === after || (after !== undefined && isCopy(before) !== isCopy(after))

const counted = (pictures: readonly string[]) => `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}`

const pictures: Question = ({ page: before }, { page: after }) => {
  if (!before || !after) return null
  const [old, current] = [before.pictures, after.pictures]
  if (old.length === current.length && old.every((each, at) => isSamePicture(each, current[at]))) return null
  const fresh = current.filter((each) => !old.includes(each)).length
  const isMoved = fresh === 0 && old.length === current.length
  const how = fresh > 0 && old.length > 0 ? `, ${fresh} of them new` : isMoved ? ' in another order' : ''
  return { what: 'other pictures', before: counted(old), after: counted(current) + how }
}

const questions: readonly Question[] = [state, price, description, pictures]
const order = ['sold', 'reserved', 'available again', 'repriced', 'other description', 'other pictures']

/** Order of the kinds: outcomes of cars before changes of their presentation. */
export const compareByImportance = (a: Change, b: Change): number => order.indexOf(a.what) - order.indexOf(b.what)

/** The changes of a car that is still on show. */
export function carChanges(before: ReleasedCar, after: ReleasedCar): readonly Change[] {
  return questions.flatMap((ask) => ask(before, after) ?? [])
}
