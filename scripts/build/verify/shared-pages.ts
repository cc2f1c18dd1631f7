import type { Car } from '#domain/car/car.ts'
import { stockSearch } from '#search/stock-search.ts'
import { setCurrentTenant, type Tenant } from '#tenants/current.ts'
import type { PageApp } from '../page-bundle.ts'
import { createRenderFault, renderPage } from '../render.ts'
import { pagesOf } from '../routes.ts'
import { bisectCulprits } from './bisect-culprits.ts'
import { type Fault, kindOf } from './fault.ts'
import { PageReader } from './page-reader.ts'

/** Faults of all pages other than car pages, if the dealer had only these cars. */
async function faultsWith(
  app: PageApp,
  tenant: Tenant,
  cars: readonly Car[],
  files: ReadonlySet<string>,
): Promise<Fault[]> {
  const engine = stockSearch(cars, tenant.site.search).transport
  setCurrentTenant({ ...tenant, showroom: { ...tenant.showroom, cars }, engine })
  const pages = await pagesOf(app)
  const reader = new PageReader(new Set(pages.map(({ pathname }) => pathname)), files)
  const faults: Fault[] = []
  for (const page of pages.filter(({ pathname, route }) => route.type === 'page' && !pathname.startsWith('/cars/'))) {
    const made = await renderPage(app, page).catch((error: unknown) => createRenderFault(page.pathname, error))
    faults.push(...(Buffer.isBuffer(made) ? reader.faultsOf(page.pathname, made.toString()) : [made]))
  }
  return faults
}

/**
 * Map: id -> fault of cars that cause faults on shared pages, found by rendering those with halves of the cars.
 * `files`: site paths of files other than pages. Empty when the site itself is at fault.
 */
export async function findFaultyCars(
  faults: readonly Fault[],
  app: PageApp,
  tenant: Tenant,
  files: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Fault>> {
  const byKind = new Map(faults.map((fault) => [kindOf(fault), fault]))
  const isFaulty = async (cars: readonly Car[]) =>
    (await faultsWith(app, tenant, cars, files)).some((fault) => byKind.has(kindOf(fault)))
  const culprits = await bisectCulprits(tenant.showroom.cars, isFaulty)
  const [first] = faults
  return new Map(first ? culprits.map((car) => [car.id, first]) : [])
}
