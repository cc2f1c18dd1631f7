import astroReact, { type ReactIntegrationOptions } from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** From the project's root, so that they are the same in every folder. */
const client = '/src/islands/react.ts'
const server = '/src/layouts/island-renderer.ts'

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
        return setUp?.({ ...setting, addRenderer })
      },
    },
  }
}
