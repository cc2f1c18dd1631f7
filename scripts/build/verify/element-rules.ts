import { perHead, tagOf } from './heads.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What may hold anything that its place allows, in any order: each child of it is held against it by itself. */
const loose = words(
  'article aside astro-island b body dd div dt em footer g header li main nav ol p section small span strong svg ul',
)

/** What may not hold all of that at any depth, or what others need above them. */
const strict = words(
  'a address audio button caption dfn dl dt fieldset figure footer form header label legend noscript picture select summary table th video',
)

/** Of what any element may have one alone, or a label. */
const single = words('caption figcaption legend summary tfoot thead title')
const labelled = words('button input meter output progress select textarea')

/** In these the order is not free. */
const ordered = words('details fieldset figure table')

/** What a checker holds against an element of that tag. */
export interface ElementRules {
  readonly isLoose: boolean
  readonly isOrdered: boolean
  readonly isLabel: boolean
  /** What it may hold one alone of, and what a label may. */
  readonly isSingle: boolean
  readonly isLabelled: boolean
  readonly isStrict: boolean
  /** Headings begin anew in it. */
  readonly isOutlineRoot: boolean
}

/** The rules of an element by its head. */
export const rulesOf = perHead((head): ElementRules => {
  const tag = tagOf(head)
  return {
    isLoose: loose.has(tag),
    isOrdered: ordered.has(tag),
    isLabel: tag === 'label',
    isSingle: single.has(tag),
    isLabelled: labelled.has(tag),
    isStrict: strict.has(tag),
    isOutlineRoot: /^dialog\b| role=(?:alert)?dialog\b/.test(head),
  }
})
