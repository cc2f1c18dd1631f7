import { memoizeByHead, tagOf } from './heads.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Elements with any content their place allows, in any order: each child is checked by itself. */
const loose = words(
  'article aside astro-island b body dd div dt em footer g header li main nav ol p section small span strong svg ul',
)

/** Elements that restrict descendants at any depth, or that others require as ancestors. */
const strict = words(
  'a address audio button caption dfn dl dt fieldset figure footer form header label legend noscript picture select summary table th video',
)

/** Elements allowed once per parent, and form controls, allowed once per label. */
const single = words('caption figcaption legend summary tfoot thead title')
const labelled = words('button input meter output progress select textarea')

/** Elements with ordered content. */
const ordered = words('details fieldset figure table')

/** Content rules of an element, as an HTML checker applies them. */
export interface ElementRules {
  readonly isLoose: boolean
  readonly isOrdered: boolean
  readonly isLabel: boolean
  /** Whether it is allowed once per parent, and once per label. */
  readonly isSingle: boolean
  readonly isLabelled: boolean
  readonly isStrict: boolean
  /** Whether it starts a new heading outline. */
  readonly isOutlineRoot: boolean
}

/** Rules of an element by the number of its head. */
export const rulesOf = memoizeByHead((head): ElementRules => {
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
