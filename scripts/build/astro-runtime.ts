import { hash } from 'node:crypto'
import idle from 'astro/client/idle.prebuilt.js'
import load from 'astro/client/load.prebuilt.js'
import media from 'astro/client/media.prebuilt.js'
import only from 'astro/client/only.prebuilt.js'
import visible from 'astro/client/visible.prebuilt.js'
import island from 'astro/runtime/server/astro-island.prebuilt.js'
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'

/** A script that Astro itself writes into pages with islands, and the file that stands for it. */
export interface RuntimeScript {
  /** The whole element, to the letter. */
  readonly element: string
  readonly source: string
  /** Site path, named by content. */
  readonly path: string
}

function runtimeScript(source: string): RuntimeScript {
  const path = `/_astro/runtime.${hash('sha256', source, 'hex').slice(0, 10)}.js`
  return { element: `<script>${source}</script>`, source, path }
}

/** Every script that Astro writes into a page by itself: one a client directive, and the island element. */
export const runtimeScripts: readonly RuntimeScript[] = [load, idle, visible, media, only, island].map(runtimeScript)

/** The rule that Astro writes beside its island element; our base style sheet holds the same. */
export const islandStyle = `<style>${ISLAND_STYLES}</style>`
