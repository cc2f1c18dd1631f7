import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** Prefix of the virtual module for a package. */
const prefix = '\0exports-of:'

const isName = /^[A-Za-z_$][\w$]*$/

/** Source of an ES module with the named exports of a CommonJS package. */
function exportsOf(part: string): string {
  const names = Object.keys(createRequire(import.meta.url)(part)).filter((name) => isName.test(name))
  const lines = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})()`)
  return [`import whole from '${part}'`, ...lines, 'export default whole'].join('\n')
}

/**
 * Gives React named ES exports. As CommonJS, each script that imports it would contain all of it, wrapped by a bundler
 * helper, and look up every hook at every call.
 */
export function reactExports(): Plugin {
  return {
    name: 'forecourt:react-exports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(?:\/jsx-runtime)?$/ },
      // CommonJS callers (require) still get the original package.
      handler: (id, importer, { kind }) =>
        kind === 'import-statement' && !importer?.startsWith(prefix) ? `${prefix}${id}` : null,
    },
    load: {
      filter: { id: /^\0exports-of:/ },
      handler: (id) => exportsOf(id.slice(prefix.length)),
    },
  }
}
