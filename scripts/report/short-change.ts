const most = 160
/** Number of words shown before and after a difference. */
const around = 5

const cut = (text: string) => (text.length > most ? `${text.slice(0, most - 3)}...` : text)

/** Number of leading words that two texts share. */
function alike(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index])
  return at < 0 ? one.length : at
}

/** A text without its first `head` and last `tail` words. */
function middle(words: readonly string[], head: number, tail: number): string {
  const text = words.slice(head, words.length - tail).join(' ')
  return `${head > 0 ? '... ' : ''}${text}${tail > 0 ? ' ...' : ''}`
}

/** Shortens two texts: of long ones only the difference with a few words around it. */
export function shortChange(before: string, after: string): readonly [before: string, after: string] {
  if (before.length <= most && after.length <= most) return [before, after]
  const [old, current] = [before.split(' '), after.split(' ')]
  const head = alike(old, current)
  const tail = alike(old.slice(head).reverse(), current.slice(head).reverse())
  const [from, to] = [Math.max(0, head - around), Math.max(0, tail - around)]
  return [cut(middle(old, from, to)), cut(middle(current, from, to))]
}
