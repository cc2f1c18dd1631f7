import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { entryAsSource, react } from './react-integration.ts'

/** Vite's optimizeDeps.include, as left by the plugin. */
async function ahead(include: string[]) {
  const plugins = [entryAsSource()]
  const { optimizeDeps } = await resolveConfig({ configFile: false, plugins, optimizeDeps: { include } }, 'serve')
  return optimizeDeps.include
}

it('the entry of islands is no package to bundle ahead, and what is one stays', async () => {
  const entries: string[] = []
  const integration = react({})
  await integration.hooks['astro:config:setup']?.({
    config: {},
    command: 'dev',
    addRenderer: ({ clientEntrypoint }: { clientEntrypoint: string }) => entries.push(clientEntrypoint),
    updateConfig: () => ({}),
    injectScript: () => undefined,
  } as never)
  expect(entries).toHaveLength(1)
  expect(await ahead(['react', ...entries])).toEqual(['react'])
})
