import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** A module of its own beside the package, by a name that is no file. */
const prefix = '\0exports-of:'

const isName = /^[A-Za-z_$][\w$]*$/

/** A module that says what a CommonJS package exports, by name. */
function exportsOf(part: string): string {
  const names = Object.keys(createRequire(import.meta.url)(part)).filter((name) => isName.test(name))
  const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})()`)
  return [`import whole from '${part}'`, ...lines, 'export default whole'].join('\n')
}

/**
 * React by its names. It is CommonJS: each script that imports it would hold the whole of it, made a module by a helper of the
 * bundler, and look every hook up in it at every call.
 */
export function reactExports(): Plugin {
  return {
    name: 'forecourt:react-exports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(?:\/jsx-runtime)?$/ },
      // What requires it gets the package as it is.
      handler: (id, importer, { kind }) =>
        kind === 'import-statement' && !importer?.startsWith(prefix) ? `${prefix}${id}` : null,
    },
    load: {
      filter: { id: /^\0exports-of:/ },
      handler: (id) => exportsOf(id.slice(prefix.length)),
    },
  }
}
