import { useEffect, useState } from 'react'
import { pictureSizes } from '#components/car/CarCard.tsx'
import type { SearchHit } from '#search/transport/transport.ts'

/** Prerendered pictures get the `sizes` of the shopper's view. */
function sizePictures(isCompact: boolean): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('.list-cars .car-picture')) {
    const sizes = pictureSizes(picture.loading === 'lazy', isCompact)
    // Even the same value makes the browser choose a file again.
    if (picture.sizes !== sizes) picture.sizes = sizes
  }
}

/**
 * Whether the list still shows the cars of its page, whose markup then stays as it is: the browser has no data to render
 * them from. False for good once other cars were shown.
 */
export function usePrerenderedCars(hits: readonly SearchHit[], isCompact: boolean): boolean {
  const ids = hits.map(({ id }) => id).join()
  // Those of the page's cars; empty from then on.
  const [prerendered, setPrerendered] = useState(ids)
  const isSame = prerendered !== '' && prerendered === ids
  if (prerendered && !isSame) setPrerendered('')
  useEffect(() => {
    if (isSame) sizePictures(isCompact)
  }, [isSame, isCompact])
  return isSame
}
