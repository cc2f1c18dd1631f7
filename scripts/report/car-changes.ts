import type { ListedCar } from '#api/listed-cars.ts'
import type { CarOnPage } from './car-on-page.ts'
import type { CarChange } from './stock-changes.ts'

/** A car on show as one release has it; what its page says is null where that was not read. */
export interface ReleasedCar {
  readonly card: ListedCar
  readonly page: CarOnPage | null
}

type Change = Pick<CarChange, 'what' | 'before' | 'after'>

/** Answers what became of a car in one respect; null where it is as it was. */
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

/** Whether a car can be bought that could not, or the reverse: its page is drawn otherwise. */
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

/** A picture of another site has another address once there is a copy of it, and is the same to a shopper. */
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

/** What is told first of many cars: what becomes of a car before how it is shown. */
export const compareByImportance = (a: Change, b: Change): number => order.indexOf(a.what) - order.indexOf(b.what)

/** What became of a car that is on show still. */
export function carChanges(before: ReleasedCar, after: ReleasedCar): readonly Change[] {
  return questions.flatMap((ask) => ask(before, after) ?? [])
}
