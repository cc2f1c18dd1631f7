import astroReact, { type ReactIntegrationOptions } from '@astrojs/react'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

/** From the project's root, so that they are the same in every folder. */
const client = '/src/islands/react.ts'
const server = '/src/layouts/island-renderer.ts'

/**
 * Astro asks Vite to bundle the entry of islands ahead, as it would that of a package. Ours is a source like any other, which
 * Vite looks for among packages, misses, and warns of.
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
 * Astro's React, whose islands are drawn and wake through our own entries: the one writes their props, the other gives back what
 * was prerendered when one of them throws.
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
