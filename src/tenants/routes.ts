import type { routesOf } from './resolve/routes.ts'

/** Path of each page of a site, or null when the site has no such page. Links are made from this table alone. */
export type Routes = Readonly<ReturnType<typeof routesOf>>
