import standard from '@astrojs/react/server.js'
import type { NamedSSRLoadedRendererValue as Renderer } from 'astro'
import { sharesText } from '#tenants/shared-files.ts'
import { islandAttributes } from './island-attributes.ts'
import { propsGiven } from './island-props.ts'

/** Astro's React for pages, which writes the props of islands itself; see `island-props.ts`. Other markup has no `hydrate`. */
const renderer: Renderer = {
  ...standard,
  async renderToStaticMarkup(component, props, slots, metadata) {
    if (!metadata?.hydrate) return standard.renderToStaticMarkup.call(this, component, props, slots, metadata)
    const whole = propsGiven(props)
    const drawn = await standard.renderToStaticMarkup.call(this, component, { ...whole }, slots, metadata)
    return { ...drawn, attrs: { ...drawn.attrs, ...islandAttributes(whole, metadata.hydrate, sharesText()) } }
  },
}

export default renderer
