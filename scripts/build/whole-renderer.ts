import type { Plugin } from 'vite'

/**
 * The renderer of a build holds the packages it uses. A process that makes pages opens one tree of files in place of a thousand
 * modules, and a bundle works wherever it is kept.
 */
export function wholeRenderer(): Plugin {
  return {
    name: 'forecourt:whole-renderer',
    apply: 'build',
    configEnvironment: (name) => (name === 'prerender' ? { resolve: { noExternal: true } } : undefined),
  }
}
