import type { CarRedirect } from './car-redirects.ts'
import { patternOf, quoted } from './path-pattern.ts'
import type { Headers, SiteHeaders } from './site-headers.ts'

function headerLines(matcher: string, headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `\theader ${matcher}${name} ${quoted(value)}`)
}

function exceptionLines({ path, headers }: SiteHeaders['exceptions'][number], at: number): string[] {
  return [`\t@special${at} path_regexp ${patternOf(path)}`, ...headerLines(`@special${at} `, headers)]
}

/** Error responses always send the whole page: drop conditional and range headers. */
const wholeFile = ['If-None-Match', 'If-Modified-Since', 'Range'].map((name) => `request_header -${name}`)

/**
 * Uncompressed responses get no Vary header from file_server, so caches would serve them to everybody. Pictures and
 * fonts have no compressed variants.
 */
const varyByCoding = ['\t@text not path *.jpg *.png *.webp *.woff2', '\theader @text ?Vary Accept-Encoding']

/** One matcher for all addresses that respond 410 with their page. */
function goneLines(gone: readonly string[]): string[] {
  if (gone.length === 0) return []
  return [
    `\t@gone path ${gone.join(' ')}`,
    '\thandle @gone {',
    '\t\trewrite {path}.html',
    ...wholeFile.map((line) => `\t\t${line}`),
    '\t\tfile_server {',
    '\t\t\tprecompressed br gzip',
    '\t\t\tstatus 410',
    '\t\t}',
    '\t}',
  ]
}

/** Redirects a car's former address, query included. Caches must revalidate, as the car may get that address back. */
function movedLines({ from, to }: CarRedirect, at: number): string[] {
  const name = `moved${at}`
  return [
    `\t@${name} vars_regexp ${name} {uri} ^${from}(\\?.*)?$`,
    ...headerLines(`@${name} `, { 'Cache-Control': 'no-cache' }),
    `\tredir @${name} ${to}{re.${name}.1} 301`,
  ]
}

/** The Caddy configuration of a release, to be imported in a site block: clean URLs, headers, 404 page. */
export function caddyFile(
  { common, exceptions }: SiteHeaders,
  gone: readonly string[],
  moved: readonly CarRedirect[],
): string {
  const lines = [
    '# Import this in a site block whose root is this folder: root * <folder>, import <folder>/_Caddyfile.',
    '# Reload Caddy when this file changes. A program beside the site, such as the lead API, stands in a handle of its own:',
    '# handle /api/* { reverse_proxy <host:port> }; a reverse_proxy by itself would never be asked.',
    'route {',
    ...headerLines('', common),
    ...exceptions.flatMap(exceptionLines),
    ...varyByCoding,
    // file_server ignores the request method.
    '\t@write not method GET HEAD',
    '\theader @write Allow "GET, HEAD"',
    '\trespond @write 405',
    '\t@manifest path *.webmanifest',
    '\theader @manifest Content-Type application/manifest+json',
    // Host configuration files and dotfiles are not part of the site.
    '\t@hidden path_regexp ^/_[^/]+$|/\\.[^w]|/\\.w[^e]|^/404$',
    '\terror @hidden 404',
    '\t@home vars_regexp home {uri} ^/index(?:\\.html)?(\\?.*)?$',
    '\tredir @home /{re.home.1} 308',
    '\t@file vars_regexp file {uri} ^(/[^/\\\\?][^?]*?)(?:/index)?\\.html(\\?.*)?$',
    '\tredir @file {re.file.1}{re.file.2} 308',
    '\t@slash vars_regexp slash {uri} ^(/[^/\\\\?][^?]*?)/+(\\?.*)?$',
    '\tredir @slash {re.slash.1}{re.slash.2} 308',
    ...moved.flatMap(movedLines),
    ...goneLines(gone),
    '\ttry_files {path} {path}.html',
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',
    '}',
    'handle_errors {',
    '\trewrite * /404.html',
    '\theader Cache-Control no-store',
    ...varyByCoding,
    ...wholeFile.map((line) => `\t${line}`),
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',
    '}',
  ]
  return `${lines.join('\n')}\n`
}
