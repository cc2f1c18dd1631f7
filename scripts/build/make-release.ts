import { join } from 'node:path'
import type { Car } from '#domain/car/car.ts'
import { counted } from '#domain/text/counted.ts'
import { delistedPage } from '#stock/listed-car.ts'
import type { Withheld } from '#stock/reading.ts'
import { setCurrentTenant } from '#tenants/current.ts'
import type { BuildJob, Progress } from './build-job.ts'
import { shareClientFiles } from './client-files.ts'
import { filesBelow } from './digest.ts'
import type { LoadedTenant } from './load-tenant.ts'
import { PageReuse } from './notes/page-reuse.ts'
import { loadRenderer, type PageApp } from './page-bundle.ts'
import { DealerRefused } from './refused.ts'
import { abandonRelease, type Draft } from './release/publish.ts'
import { writeAssets } from './release-assets.ts'
import { createDealerSecretFinder } from './release-secrets.ts'
import { type Rendered, renderPages } from './render.ts'
import { SiteDataCollector } from './site-data-collector.ts'
import { carsWithSecrets } from './verify/cars-with-secrets.ts'
import type { Fault } from './verify/fault.ts'
import { faultLines } from './verify/fault-lines.ts'
import { verifyRelease } from './verify/release.ts'
import { findFaultyCars } from './verify/shared-pages.ts'
import { traceToCars } from './verify/trace.ts'
import { keepValidShapes, readValidShapes } from './verify/valid-shapes.ts'

export interface ReleaseToMake {
  readonly job: BuildJob
  /** Opens the dealer without these cars. @throws DealerRefused when too few are left */
  readonly open: (withheld: Withheld) => Promise<LoadedTenant>
  /** A new folder to build in. */
  readonly start: () => Draft
  readonly progress: Progress
}

/** A release that was verified and may be published. */
export interface VerifiedRelease extends Pick<Rendered, 'pages' | 'dataFiles' | 'drawn'> {
  readonly draft: Draft
  readonly dealer: LoadedTenant
  readonly keeping: PageReuse
  /** Site paths of bundle files that the release does not include. */
  readonly unwanted: ReadonlySet<string>
}

/** Stored in the bundle's folder, whose digest covers all code that affects the result. */
const validShapesFile = 'valid-shapes.json'

/** Maximum number of attempts; faults that persist are caused by more than a few odd cars. */
const mostRounds = 4

let opened: { folder: string; app: Promise<PageApp> } | undefined

function renderer(folder: string): Promise<PageApp> {
  if (opened?.folder !== folder) opened = { folder, app: loadRenderer(folder) }
  return opened.app
}

async function fill(
  { job, progress }: ReleaseToMake,
  app: PageApp,
  dealer: LoadedTenant,
  { folder, keeping }: { readonly folder: string; readonly keeping: PageReuse },
): Promise<Rendered & Pick<VerifiedRelease, 'unwanted'>> {
  setCurrentTenant(dealer.tenant)
  const seen = new SiteDataCollector()
  const rendered = await renderPages({
    app,
    folder,
    keeping,
    seen,
    onProgress: (done, total) => progress(`page ${done} of ${total}`),
  })
  const unwanted = shareClientFiles(job.bundle.folder, dealer.tenant.site, folder)
  await writeAssets(dealer, { root: job.root, folder, seen })
  return { ...rendered, unwanted }
}

async function verify(
  dealer: LoadedTenant,
  folder: string,
  { content, bundle }: BuildJob,
  { memory }: PageReuse,
): Promise<Fault[]> {
  const mustBeReached = dealer.tenant.showroom.cars.map((car) => `/cars/${car.slug}`)
  const shapes = join(bundle.folder, validShapesFile)
  readValidShapes(shapes)
  const faults = await verifyRelease({
    folder,
    mustBeReached,
    secretsIn: createDealerSecretFinder(dealer, content),
    memory,
  })
  keepValidShapes(shapes)
  return faults
}

/** `found`, or none when it contains more than half of all cars: then the site itself is at fault. */
function fewOf(found: ReadonlyMap<string, Fault>, cars: readonly Car[]): ReadonlyMap<string, Fault> {
  const wouldGo = cars.filter(({ id }) => found.has(id)).length
  return wouldGo * 2 > cars.length ? new Map() : found
}

/** Map: id -> fault of the cars that cause the faults; empty when the site itself is at fault. */
async function culprits(
  faults: readonly Fault[],
  app: PageApp,
  dealer: LoadedTenant,
  { folder, content }: { readonly folder: string; readonly content: string },
) {
  const { cars, delisted } = dealer.tenant.showroom
  const gone = delisted.map((car) => ({ slug: car.slug, id: delistedPage(car) }))
  const holding = fewOf(carsWithSecrets(faults, cars, createDealerSecretFinder(dealer, content)), cars)
  if (holding.size > 0) return holding
  const traced = traceToCars(faults, cars, gone)
  const besides = new Set(
    filesBelow(folder)
      .map((file) => file.slice(folder.length))
      .filter((file) => !file.endsWith('.html')),
  )
  const found = traced.cars.size > 0 ? traced.cars : await findFaultyCars(traced.rest, app, dealer.tenant, besides)
  return fewOf(found, cars)
}

/** One attempt. Returns the release, or all cars to leave out next. @throws DealerRefused when the site is at fault */
async function attempt(wish: ReleaseToMake, withheld: Withheld): Promise<VerifiedRelease | Withheld> {
  const app = await renderer(wish.job.bundle.folder)
  const dealer = await wish.open(withheld)
  const { out, slug, bundle, force } = wish.job
  const draft = wish.start()
  try {
    const keeping = new PageReuse(dealer.tenant, { out, slug, bundle: bundle.digest, isAnew: force })
    const { faults, ...rendered } = await fill(wish, app, dealer, { folder: draft.folder, keeping })
    wish.progress('verifying')
    const found = faults.length > 0 ? faults : await verify(dealer, draft.folder, wish.job, keeping)
    if (found.length === 0) return { draft, dealer, ...rendered, keeping }
    const cars = await culprits(found, app, dealer, { folder: draft.folder, content: wish.job.content })
    if (cars.size === 0) throw new DealerRefused(faultLines(found))
    abandonRelease(draft)
    return new Map([...withheld, ...[...cars].map(([id, { fault }]): [string, string] => [id, fault])])
  } catch (error) {
    abandonRelease(draft)
    throw error
  }
}

/**
 * Renders and verifies a release. Cars that cause faults are left out, and the rest is rendered and verified again.
 * @throws DealerRefused when the site itself is at fault
 */
export async function makeRelease(wish: ReleaseToMake): Promise<VerifiedRelease> {
  let withheld: Withheld = new Map()
  for (let round = 1; round <= mostRounds; round++) {
    const made = await attempt(wish, withheld)
    if ('draft' in made) return made
    wish.progress(`${counted(made.size, 'car')} at fault and left out; building again`, 'notice')
    withheld = made
  }
  throw new DealerRefused([
    `After ${mostRounds} tries there still were cars whose pages are at fault: ${[...new Set(withheld.values())].join('; ')}`,
  ])
}
