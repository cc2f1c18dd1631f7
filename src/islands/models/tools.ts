import { inOrder, isCalled, type ModelOrder } from '#domain/model/model-orders.ts'

/** A model of the page and what its card says that it can be looked for or ordered by. */
interface Shown {
  readonly item: HTMLElement
  readonly name: string
  readonly count: number
  readonly lowest: number | null
}

/** A whole number as a card writes it: "From $8,990", "1,104 in stock". */
const numberIn = (text: string | null | undefined) => Number(text?.replace(/\D/g, ''))

/** What a card says stands in it once; ninety cards would say it twice in their attributes. */
function shownOf(item: HTMLElement): Shown {
  const [name, from, many] = ['.name a', '.stock strong', '.stock span'].map((part) => item.querySelector(part))
  return {
    item,
    name: name?.textContent ?? '',
    count: numberIn(many?.textContent) || 0,
    lowest: from ? numberIn(from.textContent) : null,
  }
}

/** How many models are left, said where somebody asked for some by name. */
function say(tools: HTMLElement, typed: string, left: number): void {
  const count = tools.querySelector('[data-model-count]')
  const words = left === 0 ? 'No model here is called that.' : `${left} ${left === 1 ? 'model' : 'models'}`
  if (count) count.textContent = typed === '' ? '' : words
}

/** Makes the tools of a range work; what comes back leaves out of those shown whatever is not called what is typed, and the names of body styles wherever models do not stand by them. */
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
    for (const { item, name } of all) item.hidden ||= !isCalled(name, typed)
    for (const head of heads) head.hidden ||= typed !== '' || order() !== 'range'
    say(tools, typed, all.filter(({ item }) => !item.hidden).length)
  }
}
