import { type Compound, compoundOf, textOf } from './compounds.ts'
import { rootClass, type Scope, scopingOf } from './scope.ts'

/** Asks for nothing more, and weighs as much as the mark that is left out. */
const weight = ':not(._)'

/** What of a selector stands before a place in it. */
function selectorBefore(css: string, end: number): string {
  let depth = 0
  for (let at = end - 1; at >= 0; at--) {
    const sign = css[at]
    if (sign === ')') depth += 1
    else if (sign === '(') depth -= 1
    else if (sign === '{' || sign === '}' || sign === ';' || (sign === ',' && depth <= 0)) return css.slice(at + 1, end)
  }
  return css.slice(0, end)
}

/** A part of a selector as its source was read. @throws where it was read otherwise than Astro reads it */
function knownCompound(text: string, { styles }: Scope): Compound {
  const compound = compoundOf(text)
  const isKnown = styles.compounds.some((known) => textOf(known) === textOf(compound))
  if (!isKnown) throw new Error(`no scope was read for ${text}`)
  return compound
}

/** Astro's scoped styles with marks only where nothing else tells the elements of a component. As strong as they were. */
export function leanStyles(css: string, scope: Scope): string {
  const compounds = /((?:[\w.#-]|\[(?!data-astro-cid)[^\]]*\])*)\[data-astro-cid-\w+\]((?:\[[^\]]*\])*)/g
  return css.replace(compounds, (_, before: string, after: string, at: number) => {
    const text = `${before}${after}`
    const compound = knownCompound(text, scope)
    const scoping = scopingOf(compound, scope)
    if (scoping === 'attribute') return `${text}[${scope.attribute}]`
    if (scoping === 'class') return `${text}.${compound.classes.find((name) => scope.own.has(name))}`
    if (selectorBefore(css, at).includes('[data-astro-cid')) return `${text}${weight}`
    const root = rootClass(scope)
    return `${root ? `.${root}` : `[${scope.attribute}]`} ${text}`
  })
}
