import type { ViteDevServer } from 'vite'

/**
 * Lets every page be loaded anew when it is next asked for. Astro asks a page once for each time it is loaded which
 * addresses it has and what stands there, and would go on with what the dealer's files said before.
 */
export function forgetAddresses({ config, environments }: Pick<ViteDevServer, 'config' | 'environments'>): void {
  const pages = `${config.root}/src/pages/`
  const onServer = Object.values(environments).filter((environment) => environment.config.consumer === 'server')
  for (const { moduleGraph } of onServer) {
    for (const [file, modules] of moduleGraph.fileToModulesMap) {
      if (file.startsWith(pages)) for (const module of modules) moduleGraph.invalidateModule(module)
    }
  }
}
