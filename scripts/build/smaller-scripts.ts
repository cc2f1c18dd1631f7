import { type MinifyOptions, minify } from 'terser'
import terser from 'terser/package.json' with { type: 'json' }
import type { Plugin, Rolldown } from 'vite'

/** The scripts are modules for browsers of 2022 and later: docs/decisions/browsers.md. */
const options: MinifyOptions = { module: true, ecma: 2022, compress: { passes: 2 } }

/** A script of the bundle in fewer bytes. @throws SyntaxError where it is none */
export async function smaller(code: string): Promise<string> {
  const made = await minify(code, options)
  return `${made.code ?? code}\n`
}

/** Characters of a line, in the middle, from which on a source was minified by those who publish it. */
const minifiedLine = 400

const comesMinified = (source: string): boolean => source.length / source.split('\n').length > minifiedLine

/** Whether all that a script holds came minified: a hundredth is left to find there, in ten seconds for a library of maps. */
function holdsMinified(context: Rolldown.PluginContext, { moduleIds }: Rolldown.RenderedChunk): boolean {
  const sources = moduleIds.map((id) => context.getModuleInfo(id)?.code ?? '').filter((source) => source !== '')
  return sources.length > 0 && sources.every(comesMinified)
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
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk' && !holdsMinified(this, output)) output.code = await smaller(output.code)
        }
      },
    },
  }
}
