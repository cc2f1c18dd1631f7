import type { ClientDirective } from 'astro'
import load from 'astro/client/load.js'
import visible from 'astro/client/visible.js'
import { idleOrTouched } from './idle-or-touched.ts'

/** client:visible; an island that is not in the page's HTML is observed by its parent. */
const seen: ClientDirective = (wake, options, island) =>
  visible(wake, options, (!island.firstElementChild && island.parentElement) || island)

/** Client directive -> when to hydrate. Astro's own ones would be inlined into every page. */
export const directives: Readonly<Record<string, ClientDirective>> = { load, idle: idleOrTouched, visible: seen }
