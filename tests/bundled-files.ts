import { build, type InlineConfig, type PluginOption, type Rolldown } from 'vite'

/** Input of a test bundle: `files` maps import names to sources in memory. */
interface Bundled {
  readonly files: Readonly<Record<string, string>>
  readonly input: string | string[]
  readonly plugins?: PluginOption
  readonly minify?: boolean
  readonly output?: Rolldown.OutputOptions
}

/** Bundles sources in memory with Vite and returns the chunks. @throws when the build fails */
export async function bundledFiles(bundled: Bundled): Promise<readonly Rolldown.OutputChunk[]> {
  const { files, input, plugins = [], minify = true, output = {} } = bundled
  const inMemory = {
    name: 'in-memory',
    resolveId: (id: string) => (id in files ? `/${id}` : null),
    load: (id: string) => files[id.slice(1)] ?? null,
  }
  const config: InlineConfig = {
    configFile: false,
    logLevel: 'silent',
    plugins: [inMemory, plugins],
    build: { write: false, minify, modulePreload: false, rolldownOptions: { input, output } },
  }
  const [made] = [await build(config)].flat()
  if (!made || !('output' in made)) throw new Error('nothing was built')
  return made.output.filter((file) => file.type === 'chunk')
}
