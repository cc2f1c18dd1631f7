import type { ClientDirective } from 'astro'
import load from 'astro/client/load.js'
import visible from 'astro/client/visible.js'
import { idleOrTouched } from './idle-or-touched.ts'

/** When it is seen: one that its page does not draw is when what stands beside it is. */
const seen: ClientDirective = (wake, options, island) =>
  visible(wake, options, (!island.firstElementChild && island.parentElement) || island)

/** When islands wake, by the name a page gives: Astro's own ways, which it would write into every page. */
export const directives: Readonly<Record<string, ClientDirective>> = { load, idle: idleOrTouched, visible: seen }
