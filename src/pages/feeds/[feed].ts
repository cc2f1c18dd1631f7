import type { APIRoute, GetStaticPaths } from 'astro'
import { feeds, feedsOf } from '#feeds/feeds.ts'
import { currentTenant, wholeTenant } from '#tenants/current.ts'

/** Files for other programs: price drops, catalogues of ad networks, the stock. */
export const getStaticPaths = (() =>
  feedsOf(wholeTenant().site).map((feed) => ({ params: { feed } }))) satisfies GetStaticPaths

export const GET: APIRoute = ({ params: { feed: name = '' } }) => {
  const feed = feeds[name]
  return feed
    ? new Response(feed.text(currentTenant()), { headers: { 'Content-Type': feed.type } })
    : new Response(null, { status: 404 })
}
