import astroReact, { type ReactIntegrationOptions } from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

/** Relative to the project root, so that they are the same in every folder. */
const client = '/src/islands/react.ts'
const server = '/src/layouts/island-renderer.ts'

/**
 * Astro adds the islands' client entry to Vite's optimizeDeps, as if it were a package. Ours is a source file, which
 * Vite does not find among packages and warns about.
 */
export function entryAsSource(): Plugin {
  return {
    name: 'forecourt:entry-as-source',
    config: ({ optimizeDeps }) => {
      if (optimizeDeps?.include) optimizeDeps.include = optimizeDeps.include.filter((entry) => entry !== client)
    },
  }
}

/**
 * Astro's React integration with our own entries: the server entry writes island props, the client entry restores the
 * prerendered HTML when an island throws.
 */
export function react(options: ReactIntegrationOptions): AstroIntegration {
  const standard = astroReact(options)
  const setUp = standard.hooks['astro:config:setup']
  return {
    ...standard,
    hooks: {
      ...standard.hooks,
      'astro:config:setup': (setting) => {
        const addRenderer: typeof setting.addRenderer = (renderer) =>
          setting.addRenderer({ ...renderer, clientEntrypoint: client, serverEntrypoint: server })
        setting.updateConfig({ vite: { plugins: [entryAsSource()] } })
        return setUp?.({ ...setting, addRenderer })
      },
    },
  }
}
