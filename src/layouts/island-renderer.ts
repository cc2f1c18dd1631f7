import standard from '@astrojs/react/server.js'
import type { AstroComponentMetadata, NamedSSRLoadedRendererValue as Renderer } from 'astro'
import { cachedFragment } from '#components/shell/cached-fragments.ts'
import { currentTenant } from '#tenants/current.ts'
import { type PageParts, pageParts } from '#tenants/page-parts.ts'
import { type IslandProps, unwrapProps } from './island-props.ts'
import { parseMarkupNodes } from './markup-nodes.ts'
import { splitProps } from './split-props.ts'

/** An island's HTML, and the attributes of its element that src/islands/runtime reads. */
type Drawn = Awaited<ReturnType<Renderer['renderToStaticMarkup']>>

type Draw = (props: IslandProps) => Promise<string>

const written = (own: IslandProps, parts: PageParts | null) => {
  const json = JSON.stringify(own)
  return { 'data-props': parts ? parts.json(json) : json }
}

/**
 * Renders an island that hydrates when visible. Props it shares with other pages go to a file that it fetches when it
 * hydrates, and the markup is rendered once from the shared props. The markup of a dialog also goes to that file, as it
 * is not visible before.
 */
async function sharing(props: IslandProps, island: string, draw: Draw, parts: PageParts): Promise<Drawn> {
  const { whole, markup } = unwrapProps(props)
  const { own, shared } = splitProps(whole)
  const json = JSON.stringify(shared)
  const once = (make: () => Promise<string>) => cachedFragment(currentTenant(), `${island} ${markup} ${json}`, make)
  const attrs = (text: string) => ({ 'data-shared': parts.share(text, 'form'), ...written(own, parts) })
  if (markup === 'page') return { html: await once(() => draw(shared)), attrs: attrs(json) }
  if (markup === 'script') return { html: '', attrs: attrs(json) }
  return {
    html: '',
    attrs: attrs(await once(async () => JSON.stringify({ ...shared, drawn: parseMarkupNodes(await draw(shared)) }))),
  }
}

/** An island that hydrates on load or when idle would have to wait for the file, so its props are in the page. */
async function drawnIsland(props: IslandProps, island: AstroComponentMetadata, draw: Draw): Promise<Drawn> {
  const parts = pageParts()
  if (island.hydrate === 'visible' && parts) return sharing(props, island.componentUrl ?? '', draw, parts)
  const { whole, serverOnly } = unwrapProps(props)
  return { html: await draw({ ...whole, ...serverOnly }), attrs: written(whole, parts) }
}

/**
 * Astro's React renderer, except that it writes the props of islands itself (`island-props.ts`). Markup that is no
 * island has no `hydrate`.
 */
const renderer: Renderer = {
  ...standard,
  // React is the only framework here; a string is the name of an element. The standard check calls every component to
  // see what it returns.
  check: async (component: unknown) => typeof component !== 'string',
  async renderToStaticMarkup(component, props, slots, metadata) {
    const draw = (given: object) => standard.renderToStaticMarkup.call(this, component, { ...given }, slots, metadata)
    if (!metadata?.hydrate) return draw(props)
    return drawnIsland(props, metadata, async (given) => (await draw(given)).html)
  },
}

export default renderer
