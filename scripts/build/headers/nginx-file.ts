import type { CarRedirect } from './car-redirects.ts'
import { patternOf, quoted } from './path-pattern.ts'
import type { Headers, SiteHeaders } from './site-headers.ts'

const lookUp = 'try_files $uri $uri.html =404;'

/** Every location repeats all headers: nginx inherits none once a location sets one. */
function linesOf(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
}

const location = (which: string, lines: readonly string[]) => [`location ${which} {`, ...lines, '}'].join('\n')

/** File extensions missing from nginx's default MIME types. */
const unknownTypes = [
  ['webmanifest', 'application/manifest+json'],
  ['csv', 'text/csv'],
] as const

/** A page whose address responds 410. */
const goneLocation = (path: string) => location(`= ${path}`, [`  error_page 410 ${path}.html;`, '  return 410;'])

/**
 * A redirect from a car's former address. Caches must revalidate, as the car may get that address back; by default
 * browsers keep a 301 for good.
 */
const movedLocation = ({ from, to }: CarRedirect, common: Headers) =>
  location(`= ${from}`, [...linesOf({ ...common, 'Cache-Control': 'no-cache' }), `  return 301 ${to}$is_args$args;`])

/** The nginx configuration of a release, to be included in a server block: clean URLs, headers, 404 page. */
export function nginxFile(
  { common, exceptions }: SiteHeaders,
  gone: readonly string[],
  moved: readonly CarRedirect[],
): string {
  const all = linesOf(common)
  const parts = [
    '# Include this in a server block that says where it listens, and whose root is this folder.',
    '# Reload nginx when this file changes. brotli_static on; needs libnginx-mod-http-brotli-static.',
    // Proxies cache each encoding separately and may request one.
    'gzip_static on; gzip_vary on; gzip_proxied any;',
    // A proxy in front has another name, scheme or port.
    'absolute_redirect off;',
    'charset utf-8;',
    'charset_types text/css text/csv text/plain text/xml application/xml application/json application/javascript text/javascript application/manifest+json;',
    'error_page 404 /404.html;',
    // Matches the original request URI, so that internal lookups of .html files are not redirected.
    'if ($request_uri ~ "^/index(?:\\.html)?(\\?.*)?$") { set $moved_to /$1; return 418; }',
    'if ($request_uri ~ "^(/[^/\\\\\\\\?][^?]*?)(?:/index)?\\.html(\\?.*)?$") { set $moved_to $1$2; return 418; }',
    'if ($request_uri ~ "^(/[^/\\\\\\\\?][^?]*?)/+(\\?.*)?$") { set $moved_to $1$2; return 418; }',
    // Headers at server level would also apply to programs beside the site, such as the lead API.
    'error_page 418 = @moved;',
    location('@moved', [...all, '  return 308 $moved_to;']),
    location('/', [...all, `  ${lookUp}`]),
    location('= /', [...all, '  try_files /index.html =404;']),
    location('= /404', ['  return 404;']),
    location('= /404.html', ['  internal;', ...linesOf({ ...common, 'Cache-Control': 'no-store' })]),
    // Host configuration files and dotfiles are not part of the site.
    location('~ "^/_[^/]+$"', ['  return 404;']),
    location('~ "/\\.(?!well-known/)"', ['  return 404;']),
    ...unknownTypes.map(([ending, type]) => location(`~ "\\.${ending}$"`, [`  types { ${type} ${ending}; }`, ...all])),
    ...exceptions.map(({ path, headers }) =>
      location(`~ ${quoted(patternOf(path)).replaceAll('%24', '$')}`, [
        ...linesOf({ ...common, ...headers }),
        `  ${lookUp}`,
      ]),
    ),
    ...gone.map(goneLocation),
    ...moved.map((address) => movedLocation(address, common)),
  ]
  return `${parts.join('\n')}\n`
}
