import idle from 'astro/client/idle.prebuilt.js'
import load from 'astro/client/load.prebuilt.js'
import visible from 'astro/client/visible.prebuilt.js'
import island from 'astro/runtime/server/astro-island.prebuilt.js'
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'

/**
 * The elements that Astro writes into pages with islands, to the letter: one a client directive, and the island itself.
 * What they do is in the script of every page (src/islands/runtime.ts), which knows the same directives.
 */
export const runtimeElements: readonly string[] = [load, idle, visible, island].map(
  (source) => `<script>${source}</script>`,
)

/** The rule that Astro writes beside its island element; our base style sheet holds the same. */
export const islandStyle = `<style>${ISLAND_STYLES}</style>`
