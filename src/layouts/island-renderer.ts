import standard from '@astrojs/react/server.js'
import type { AstroComponentMetadata, NamedSSRLoadedRendererValue as Renderer } from 'astro'
import { cachedFragment } from '#components/shell/cached-fragments.ts'
import { currentTenant } from '#tenants/current.ts'
import { type PageParts, pageParts } from '#tenants/page-parts.ts'
import { drawnNodes } from './drawn-nodes.ts'
import { type IslandProps, propsGiven } from './island-props.ts'
import { splitProps } from './split-props.ts'

/** What an island is drawn as, and the attributes of its element, which are read by src/islands/runtime. */
type Drawn = Awaited<ReturnType<Renderer['renderToStaticMarkup']>>

type Draw = (props: IslandProps) => Promise<string>

const written = (own: IslandProps, parts: PageParts | null) => {
  const json = JSON.stringify(own)
  return { 'data-props': parts ? parts.json(json) : json }
}

/**
 * An island that waits to be seen: what it gets on many pages alike goes to a file that it fetches when it wakes, and all of its
 * markup is made from that, once. In a dialog nobody sees it before that file has come: its markup goes there, too.
 */
async function sharing(props: IslandProps, island: string, draw: Draw, parts: PageParts): Promise<Drawn> {
  const { whole, markup } = propsGiven(props)
  const { own, shared } = splitProps(whole)
  const json = JSON.stringify(shared)
  const once = (make: () => Promise<string>) => cachedFragment(currentTenant(), `${island} ${markup} ${json}`, make)
  const attrs = (text: string) => ({ 'data-shared': parts.share(text), ...written(own, parts) })
  if (markup === 'page') return { html: await once(() => draw(shared)), attrs: attrs(json) }
  if (markup === 'script') return { html: '', attrs: attrs(json) }
  return {
    html: '',
    attrs: attrs(await once(async () => JSON.stringify({ ...shared, drawn: drawnNodes(await draw(shared)) }))),
  }
}

/** One that wakes by itself would wait for one more file: its props stand in the page. */
async function drawnIsland(props: IslandProps, island: AstroComponentMetadata, draw: Draw): Promise<Drawn> {
  const parts = pageParts()
  if (island.hydrate === 'visible' && parts) return sharing(props, island.componentUrl ?? '', draw, parts)
  const { whole } = propsGiven(props)
  return { html: await draw(whole), attrs: written(whole, parts) }
}

/** Astro's React for pages, which writes the props of islands itself; see `island-props.ts`. Other markup has no `hydrate`. */
const renderer: Renderer = {
  ...standard,
  async renderToStaticMarkup(component, props, slots, metadata) {
    const draw = (given: object) => standard.renderToStaticMarkup.call(this, component, { ...given }, slots, metadata)
    if (!metadata?.hydrate) return draw(props)
    return drawnIsland(props, metadata, async (given) => (await draw(given)).html)
  },
}

export default renderer
