import type { routesOf } from './resolve/routes.ts'

/** Where each page of a site lives, or null when the site has no such page. Links are made from this table alone. */
export type Routes = Readonly<ReturnType<typeof routesOf>>
