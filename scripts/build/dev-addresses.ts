import type { ViteDevServer } from 'vite'

/**
 * Invalidates all page modules, so that the next request loads them again. Astro calls getStaticPaths once per load of
 * a module and would otherwise keep the paths and props of the dealer's earlier files.
 */
export function invalidatePageModules({ config, environments }: Pick<ViteDevServer, 'config' | 'environments'>): void {
  const pages = `${config.root}/src/pages/`
  const onServer = Object.values(environments).filter((environment) => environment.config.consumer === 'server')
  for (const { moduleGraph } of onServer) {
    for (const [file, modules] of moduleGraph.fileToModulesMap) {
      if (file.startsWith(pages)) for (const module of modules) moduleGraph.invalidateModule(module)
    }
  }
}
