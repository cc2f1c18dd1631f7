import { inOrder, type ModelOrder, matchesModelName } from '#domain/model/model-orders.ts'

/** A model on the page, with what its card says for searching and sorting. */
interface Shown {
  readonly item: HTMLElement
  readonly name: string
  readonly count: number
  readonly lowest: number | null
}

/** The digits of a card's text as a number: "From $8,990", "1,104 in stock". */
const numberIn = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''))

/** Reads the text of a card; attributes would repeat it for ninety cards. */
function shownOf(item: HTMLElement): Shown {
  const [name, from, many] = ['.name a', '.stock strong', '.stock span'].map((part) => item.querySelector(part))
  return {
    item,
    name: name?.textContent ?? '',
    count: numberIn(many?.textContent) || 0,
    lowest: from ? numberIn(from.textContent) : null,
  }
}

/** Shows how many models match a typed name; empty when none is typed. */
function say(tools: HTMLElement, typed: string, left: number): void {
  const count = tools.querySelector('[data-model-count]')
  const words = left === 0 ? 'No model here is called that.' : `${left} ${left === 1 ? 'model' : 'models'}`
  if (count) count.textContent = typed === '' ? '' : words
}

/**
 * Wires the tools of a range. Returns the function that hides shown models that do not match the typed name, and hides
 * the body style headings unless models are in their default order.
 */
export function toolsOf(
  tools: HTMLFormElement,
  items: readonly HTMLElement[],
  heads: readonly HTMLElement[],
  changed: () => void,
) {
  const all = items.map(shownOf)
  const range = items[0]?.parentElement
  const byBody = [...(range?.children ?? [])]
  const asked = (name: string) => String(new FormData(tools).get(name) ?? '').trim()
  const order = () => asked('order') as ModelOrder
  const reorder = () => {
    range?.append(...(order() === 'range' ? byBody : inOrder(all, order()).map(({ item }) => item)))
    changed()
  }
  tools.addEventListener('input', changed)
  tools.addEventListener('change', reorder)
  reorder()
  return () => {
    const typed = asked('model')
    for (const { item, name } of all) item.hidden ||= !matchesModelName(name, typed)
    for (const head of heads) head.hidden ||= typed !== '' || order() !== 'range'
    say(tools, typed, all.filter(({ item }) => !item.hidden).length)
  }
}
