import type { Plugin } from 'vite'

/**
 * The renderer of a build holds the packages it uses, of those that differ what is for production. A process that makes pages
 * opens one tree of files in place of a thousand modules, and a bundle works wherever it is kept.
 */
export function wholeRenderer(): Plugin {
  const define = { 'process.env.NODE_ENV': '"production"' }
  return {
    name: 'forecourt:whole-renderer',
    apply: 'build',
    configEnvironment: (name) => (name === 'prerender' ? { define, resolve: { noExternal: true } } : undefined),
  }
}
