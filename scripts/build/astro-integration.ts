import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, AstroPrerenderer } from 'astro'
import { noHistory } from '#stock/car-history.ts'
import { noListings } from '#stock/delist.ts'
import { setCurrentTenant } from '#tenants/current.ts'
import { setPageParts } from '#tenants/page-parts.ts'
import { buildTime } from './build-time.ts'
import { BundleNotes } from './bundle-contents.ts'
import { readHistoryFile } from './car-history.ts'
import { dropUnwantedFiles, writeBundleContents } from './client-files.ts'
import { CollectedParts, type StoreSharedFile } from './collected-parts.ts'
import { serveDealerInDev } from './dev-server.ts'
import { finishPage } from './finish-page.ts'
import { readListingsFile } from './listings.ts'
import { type LoadedTenant, loadTenant } from './load-tenant.ts'
import { cacheRenderer, rendererFolder, setUpRenderer } from './page-bundle.ts'
import { writeAssets } from './release-assets.ts'
import { SiteDataCollector } from './site-data-collector.ts'

/** Copies the renderer to `keep` for the build script; renders no pages. */
function keepingPrerenderer(standard: AstroPrerenderer, outDir: string, keep: string): AstroPrerenderer {
  return {
    ...standard,
    name: 'forecourt:keep',
    setup: () => cacheRenderer(rendererFolder(outDir, process.cwd()), outDir, keep, async () => standard.setup?.()),
    getStaticPaths: async () => [],
  }
}

/** Site path of a page; Astro requests it by file: /cars/x.html. */
const pathOf = ({ url }: Request) => decodeURI(new URL(url).pathname).replace(/(?:index)?\.html$/, '')

/** Renders as Astro does, then finishes each page as the build script does. */
function finishingPrerenderer(
  standard: AstroPrerenderer,
  outDir: string,
  seen: SiteDataCollector,
  keep: StoreSharedFile,
): AstroPrerenderer {
  return {
    ...standard,
    name: 'forecourt:one-dealer',
    setup: async () => {
      await setUpRenderer(rendererFolder(outDir, process.cwd()), outDir, async () => standard.setup?.())
    },
    getStaticPaths: () => standard.getStaticPaths(),
    async render(request, options) {
      const parts = new CollectedParts(keep)
      setPageParts(parts)
      const answer = await standard.render(request, options)
      const response = answer instanceof Response ? answer : answer.response
      if (options.routeData.type !== 'page') return response
      const page = finishPage(await response.arrayBuffer(), parts.attributes)
      seen.add(pathOf(request), page)
      return new Response(new Uint8Array(page), {
        status: response.status,
        headers: response.headers,
      })
    },
  }
}

/**
 * Connects Astro to the dealer it renders. DEALER=<slug> builds or serves that one dealer; LISTINGS=<file> and
 * CAR_HISTORY=<file> name files that an earlier build left. FORECOURT_BUNDLE=<folder> stores the renderer there for the
 * build script.
 */
export function forecourt(): AstroIntegration {
  const keep = process.env.FORECOURT_BUNDLE
  const slug = process.env.DEALER
  const root = process.cwd()
  const content = process.env.CONTENT ?? root
  const seen = new SiteDataCollector()
  const shared = new Map<string, string>()
  const notes = new BundleNotes(root)
  let outDir = ''
  let dealer: LoadedTenant | undefined
  const open = async (): Promise<LoadedTenant> => {
    if (!slug) throw new Error('Which dealer? Set DEALER=<slug>, or use `npm run build -- <slug>`.')
    const opened = await loadTenant(slug, {
      root: content,
      now: buildTime(),
      stock: process.env.STOCK,
      listings: process.env.LISTINGS ? readListingsFile(process.env.LISTINGS).listings : noListings,
      history: process.env.CAR_HISTORY ? readHistoryFile(process.env.CAR_HISTORY).history : noHistory,
    })
    setCurrentTenant(opened.tenant)
    return opened
  }
  return {
    name: 'forecourt',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [notes.plugin()], worker: { plugins: () => [notes.plugin()] } } })
      },
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir)
      },
      'astro:server:setup': ({ server }) => serveDealerInDev(server, { root, content }, open),
      'astro:build:start': async ({ setPrerenderer }) => {
        if (!keep) dealer = await open()
        setPrerenderer((standard) =>
          keep
            ? keepingPrerenderer(standard, outDir, keep)
            : finishingPrerenderer(standard, outDir, seen, (file, text) => shared.set(file, text)),
        )
      },
      'astro:build:done': async () => {
        const contents = notes.contentsOf(outDir)
        if (keep) writeBundleContents(keep, contents)
        if (!dealer) return
        dropUnwantedFiles(contents, dealer.tenant.site, outDir)
        for (const [file, text] of shared) writeFileSync(join(outDir, file), text)
        await writeAssets(dealer, { root, folder: outDir, seen })
      },
    },
  }
}
