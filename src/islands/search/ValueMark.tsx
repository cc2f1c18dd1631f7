import { paintFamily } from '#domain/car/paint.ts'
import type { ListAttribute } from '#search/facets.ts'
import { bodyDrawing } from '#view-models/model/body-picture.ts'

/**
 * A picture of a value: a dot of its colour, a drawing of its body. Unknown ones keep an empty place; other filters
 * have none.
 */
export function ValueMark({ attribute, value }: { readonly attribute: ListAttribute; readonly value: string }) {
  if (attribute === 'body') {
    const drawing = bodyDrawing(value)
    return <span className="facet-body">{drawing && <img src={drawing} width="44" height="24" alt="" />}</span>
  }
  if (attribute !== 'colour') return null
  return (
    <svg className="facet-paint" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={paintFamily(value)?.colour ?? 'none'} />
    </svg>
  )
}
