import { type MinifyOptions, minify } from 'terser'
import terser from 'terser/package.json' with { type: 'json' }
import type { Plugin } from 'vite'

/** The scripts are modules for browsers of 2022 and later: docs/decisions/browsers.md. */
const options: MinifyOptions = { module: true, ecma: 2022, compress: { passes: 2 } }

/** A script of the bundle in fewer bytes. @throws SyntaxError where it is none */
export async function smaller(code: string): Promise<string> {
  const made = await minify(code, options)
  return `${made.code ?? code}\n`
}

/**
 * Minifies once more what Vite has: Terser finds a fortieth of each script, which every shopper has less of, and takes some
 * seconds, once for all dealers. Alone it finds less than after Vite.
 */
export function smallerScripts(): Plugin {
  return {
    name: 'forecourt:smaller-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    // A file is named before this: what it is named by tells what will become of it.
    augmentChunkHash: () => JSON.stringify([terser.version, options]),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = await smaller(output.code)
      },
    },
  }
}
