import astroReact, { type ReactIntegrationOptions } from '@astrojs/react'
import type { AstroIntegration } from 'astro'

/** From the project's root, so that it is the same in every folder. */
const client = '/src/islands/react.ts'

/** Astro's React, whose islands wake through our own entry, which gives back what was prerendered when one of them throws. */
export function react(options: ReactIntegrationOptions): AstroIntegration {
  const standard = astroReact(options)
  const setUp = standard.hooks['astro:config:setup']
  return {
    ...standard,
    hooks: {
      ...standard.hooks,
      'astro:config:setup': (setting) => {
        const addRenderer: typeof setting.addRenderer = (renderer) =>
          setting.addRenderer({ ...renderer, clientEntrypoint: client })
        return setUp?.({ ...setting, addRenderer })
      },
    },
  }
}
