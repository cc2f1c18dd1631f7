const most = 160
/** Words that are left before and after what differs. */
const around = 5

const cut = (text: string) => (text.length > most ? `${text.slice(0, most - 3)}...` : text)

/** How many words two texts have in common from their beginning. */
function alike(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index])
  return at < 0 ? one.length : at
}

/** What is left of a text without `head` of its first words and `tail` of its last. */
function middle(words: readonly string[], head: number, tail: number): string {
  const text = words.slice(head, words.length - tail).join(' ')
  return `${head > 0 ? '... ' : ''}${text}${tail > 0 ? ' ...' : ''}`
}

/** Two texts in short: of long ones, what differs and a few words around it, as their beginnings may be the same. */
export function shortChange(before: string, after: string): readonly [before: string, after: string] {
  if (before.length <= most && after.length <= most) return [before, after]
  const [old, current] = [before.split(' '), after.split(' ')]
  const head = alike(old, current)
  const tail = alike(old.slice(head).reverse(), current.slice(head).reverse())
  const [from, to] = [Math.max(0, head - around), Math.max(0, tail - around)]
  return [cut(middle(old, from, to)), cut(middle(current, from, to))]
}
