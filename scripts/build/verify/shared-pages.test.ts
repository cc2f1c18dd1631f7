import { expect, it } from 'vitest'
import { sampleCar } from '#domain/car/sample-car.ts'
import { currentTenant, type Tenant } from '#tenants/current.ts'
import { sampleSite } from '#tenants/sample-dealer.ts'
import type { PageApp, RouteData } from '../page-bundle.ts'
import { findFaultyCars } from './shared-pages.ts'

const route = (pathname: string): RouteData => ({
  type: 'page',
  pathname,
  prerender: true,
  isIndex: pathname === '/',
  component: pathname,
  segments: [],
})

/** An app whose home page contains all cars' names, unescaped. */
function appOf(homePage: (names: readonly string[]) => string): PageApp {
  const nothing = () => undefined
  return {
    manifest: { routes: [{ routeData: route('/') }] },
    routeCache: { clearAll: nothing },
    render: async () => new Response(homePage(currentTenant().showroom.cars.map(({ name }) => name))),
    getComponentByRoute: async () => ({}),
    setInternals: nothing,
    setOptions: nothing,
    getSettings: () => ({ scripts: [] }),
  }
}

const cars = Array.from({ length: 40 }, (_, at) => sampleCar({ id: String(at), name: at === 27 ? 'odd' : `car ${at}` }))
const tenant = { site: sampleSite(), showroom: { cars } } as unknown as Tenant
const page = (body: string) => `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`

it('finds the car that makes a shared page link to what is not there', async () => {
  const app = appOf((names) => page(names.map((name) => (name === 'odd' ? '<a href="/gone">x</a>' : name)).join(' ')))
  const fault = { page: '/', fault: 'links to /gone, which does not exist', about: '/gone' }
  expect([...(await findFaultyCars([fault], app, tenant, new Set()))]).toEqual([['27', fault]])
})

it('finds the car that a shared page cannot be rendered with', async () => {
  const app = appOf((names) => {
    if (names.includes('odd')) throw new TypeError('no such body')
    return page('')
  })
  const fault = { page: '/', fault: 'cannot be rendered: no such body' }
  expect([...(await findFaultyCars([fault], app, tenant, new Set())).keys()]).toEqual(['27'])
})

it('blames no car for a fault that the page has without any', async () => {
  const app = appOf(() => page('<a href="/gone">x</a>'))
  const fault = { page: '/', fault: 'links to /gone, which does not exist', about: '/gone' }
  expect((await findFaultyCars([fault], app, tenant, new Set())).size).toBe(0)
})
