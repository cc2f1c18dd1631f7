import type { APIRoute } from 'astro'
import { currentTenant } from '#tenants/current.ts'
import { manifestIcons } from '#tenants/home-icons.ts'

const png = { type: 'image/png', purpose: 'any maskable' } as const

/** The web app manifest: name, colours and icons for a phone's home screen. */
export const GET: APIRoute = () => {
  const { name, brand, locale } = currentTenant().site
  const manifest = {
    name,
    short_name: name,
    lang: locale.locale,
    start_url: '/',
    display: 'browser',
    background_color: brand.theme.ground ?? '#ffffff',
    theme_color: brand.theme.brand ?? '#ffffff',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...manifestIcons.map(({ path, wide }) => ({ ...png, src: path, sizes: `${wide}x${wide}` })),
    ],
  }
  return new Response(`${JSON.stringify(manifest)}\n`, { headers: { 'Content-Type': 'application/manifest+json' } })
}
