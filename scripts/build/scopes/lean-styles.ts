import { type Compound, compoundOf, textOf } from './compounds.ts'
import { rootClass, type Scope, scopingOf } from './scope.ts'

/** Matches everything, with the specificity of the attribute it replaces. */
const weight = ':not(._)'

/** The part of the current selector before offset `end`. */
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

/** Looks up a compound of the compiled CSS; `before`: its selector so far. @throws when the source's styles lack it */
function knownCompound(text: string, before: string, { styles }: Scope): Compound {
  const compound = compoundOf(text)
  const isKnown = styles.compounds.some((known) => textOf(known) === textOf(compound))
  if (!isKnown)
    throw new Error(
      `the scoped rule "${before.replace(/\[data-astro-cid-\w+\]/g, '').trim()}${text}" cannot be made lean; write a tag, a class or * where its selector names none`,
    )
  return compound
}

/**
 * Astro's scoped styles with attributes only where nothing else identifies the component's elements. Specificity stays
 * the same.
 */
export function leanStyles(css: string, scope: Scope): string {
  const compounds = /((?:[\w.#-]|\[(?!data-astro-cid)[^\]]*\])*)\[data-astro-cid-\w+\]((?:\[[^\]]*\])*)/g
  return css.replace(compounds, (_, before: string, after: string, at: number) => {
    const text = `${before}${after}`
    const compound = knownCompound(text, selectorBefore(css, at), scope)
    const scoping = scopingOf(compound, scope)
    if (scoping === 'attribute') return `${text}[${scope.attribute}]`
    if (scoping === 'class') return `${text}.${compound.classes.find((name) => scope.own.has(name))}`
    if (selectorBefore(css, at).includes('[data-astro-cid')) return `${text}${weight}`
    const root = rootClass(scope)
    return `${root ? `.${root}` : `[${scope.attribute}]`} ${text}`
  })
}
