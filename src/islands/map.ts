import styles from 'mapbox-gl/mapbox-gl.css?url'
import { importWithRetry } from '#islands/shared/import-with-retry.ts'
import type { LiveMap } from '#view-models/location/live-map.ts'

/** The bounding box of all places, in degrees: [west, south], [east, north]. */
function boundsOf({ points }: LiveMap): [[number, number], [number, number]] {
  const longs = points.map(({ long }) => long)
  const lats = points.map(({ lat }) => lat)
  return [
    [Math.min(...longs), Math.min(...lats)],
    [Math.max(...longs), Math.max(...lats)],
  ]
}

/** Loads the map service's styles with its map, never with the page. */
function loadStyles(): Promise<unknown> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${styles} did not come.`)))
    document.head.append(link)
  })
}

/** Draws the interactive map over the static picture, which stays until the map has loaded, or for good if it fails. */
async function draw(place: HTMLElement): Promise<void> {
  const facts = JSON.parse(place.dataset.map ?? '') as LiveMap
  const [mapbox] = await Promise.all([importWithRetry(() => import('mapbox-gl/esm')), loadStyles()])
  mapbox.setAccessToken(facts.token)
  const map = new mapbox.Map({
    container: place,
    style: 'mapbox://styles/mapbox/streets-v12',
    bounds: boundsOf(facts),
    fitBoundsOptions: { maxZoom: 14, padding: 48 },
    cooperativeGestures: true,
  })
  for (const { lat, long, name } of facts.points) {
    const marker = new mapbox.Marker().setLngLat([long, lat]).addTo(map)
    marker.getElement().setAttribute('aria-label', name)
  }
  map.addControl(new mapbox.NavigationControl({ showCompass: false }))
  map.once('load', () => place.toggleAttribute('data-drawn', true))
}

/** Loads nothing for a map until it is visible. */
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLElement)) continue
    seen.unobserve(target)
    draw(target).catch((error: unknown) => console.warn('The map could not be drawn.', error))
  }
})

for (const place of document.querySelectorAll<HTMLElement>('[data-map]')) seen.observe(place)
