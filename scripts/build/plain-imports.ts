import type { Plugin } from 'vite'

/** The module by which Vite fetches what an import will need ahead of it. */
const helper = /^.vite\/preload-helper\.js$/

/** Vite's list of all that imports need; it is written where one of them needs anything. */
const needs = '__vite__mapDeps'

/**
 * An import that waits for a call is an import and nothing else. Vite writes a function around each that fetches what the module
 * needs ahead of it, whose list is empty here: there is one style sheet, and modules are fetched as they are met. It took 0.6 KB
 * of every page's script. @throws in a build where a list is not empty
 */
export function plainImports(): Plugin {
  return {
    name: 'forecourt:plain-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: helper }, handler: () => 'export const __vitePreload = (load) => load()' },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.code.includes(needs))
            throw new Error(
              `${output.fileName} imports a part with styles or modules to fetch ahead of it, which nothing does.`,
            )
      },
    },
  }
}
