import { build, type InlineConfig, type PluginOption, type Rolldown } from 'vite'

/** What a test bundles: sources by the names that others import them by, and how. */
interface Bundled {
  readonly files: Readonly<Record<string, string>>
  readonly input: string | string[]
  readonly plugins?: PluginOption
  readonly minify?: boolean
  readonly output?: Rolldown.OutputOptions
}

/** The scripts that Vite makes of sources in memory. @throws where it cannot */
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
