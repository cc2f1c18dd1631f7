import idle from 'astro/client/idle.prebuilt.js'
import load from 'astro/client/load.prebuilt.js'
import visible from 'astro/client/visible.prebuilt.js'
import island from 'astro/runtime/server/astro-island.prebuilt.js'
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'

/**
 * The script elements that Astro writes into pages with islands, byte for byte: one per client directive, and the
 * island itself. Their code is in the script of every page (src/islands/runtime.ts), which supports the same
 * directives.
 */
export const runtimeElements: readonly string[] = [load, idle, visible, island].map(
  (source) => `<script>${source}</script>`,
)

/** The style that Astro writes before its island element; our base style sheet contains the same rule. */
export const islandStyle = `<style>${ISLAND_STYLES}</style>`
