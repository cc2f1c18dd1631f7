import standard from '@astrojs/react/server.js'
import type { AstroComponentMetadata, NamedSSRLoadedRendererValue as Renderer } from 'astro'
import { cachedFragment } from '#components/shell/cached-fragments.ts'
import { currentTenant } from '#tenants/current.ts'
import { pageParts } from '#tenants/page-parts.ts'
import { type IslandProps, propsGiven } from './island-props.ts'
import { splitProps } from './split-props.ts'

/** What an island is drawn as, and the attributes of its element, which are read by src/islands/runtime. */
type Drawn = Awaited<ReturnType<Renderer['renderToStaticMarkup']>>

/**
 * An island that waits to be seen: what it gets on many pages alike goes to a file that it fetches when it wakes, and all of its
 * markup is made from that, once. One that wakes by itself would wait for one more file: its props stand in the page.
 */
async function drawnIsland(
  props: IslandProps,
  island: AstroComponentMetadata,
  draw: (props: IslandProps) => Promise<string>,
): Promise<Drawn> {
  const parts = pageParts()
  const written = (own: IslandProps) => {
    const json = JSON.stringify(own)
    return { 'data-props': parts ? parts.json(json) : json }
  }
  if (island.hydrate !== 'visible' || !parts) return { html: await draw(props), attrs: written(props) }
  const { own, shared } = splitProps(props)
  const address = parts.share(JSON.stringify(shared))
  const html = await cachedFragment(currentTenant(), `${island.componentUrl} ${address}`, () => draw(shared))
  return { html, attrs: { 'data-shared': address, ...written(own) } }
}

/** Astro's React for pages, which writes the props of islands itself; see `island-props.ts`. Other markup has no `hydrate`. */
const renderer: Renderer = {
  ...standard,
  async renderToStaticMarkup(component, props, slots, metadata) {
    const draw = (given: object) => standard.renderToStaticMarkup.call(this, component, { ...given }, slots, metadata)
    if (!metadata?.hydrate) return draw(props)
    return drawnIsland(propsGiven(props), metadata, async (given) => (await draw(given)).html)
  },
}

export default renderer
