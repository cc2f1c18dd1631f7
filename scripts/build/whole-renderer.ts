import type { Plugin } from 'vite'

/**
 * Bundles the packages into the renderer, in their production builds. A worker then loads a few files instead of a
 * thousand modules, and the bundle works in any folder.
 */
export function wholeRenderer(): Plugin {
  const define = { 'process.env.NODE_ENV': '"production"' }
  return {
    name: 'forecourt:whole-renderer',
    apply: 'build',
    configEnvironment: (name) => (name === 'prerender' ? { define, resolve: { noExternal: true } } : undefined),
  }
}
