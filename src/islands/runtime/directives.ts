import load from 'astro/client/load.js'
import visible from 'astro/client/visible.js'

/**
 * When islands wake, by the name a page gives: Astro's own ways, which it would write into every page. An element of an
 * island asks for them as soon as it is known, so they are told before it is.
 */
Object.assign(globalThis, { Astro: { load, visible } })
