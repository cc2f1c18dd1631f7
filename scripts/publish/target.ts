import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { formatLocalPath } from '../lib/format-local-path.ts'
import { OperatorError } from '../lib/operator-error.ts'
import type { Destination } from './destination.ts'
import { folderDestination } from './folder-destination.ts'

/** A bucket and a site's prefix in it, which is empty or ends with a slash. */
export interface Bucket {
  readonly bucket: string
  readonly prefix: string
  readonly endpoint?: string | undefined
  readonly region?: string | undefined
}

/** Where a site goes: a folder, or a bucket. */
export type Target = { readonly kind: 'folder'; readonly folder: string } | ({ readonly kind: 's3' } & Bucket)

/**
 * Parses `--to` for one dealer; `{slug}` is replaced by its slug.
 * @throws when it is neither a folder nor a bucket, or contains another placeholder
 */
export function targetOf(to: string, slug: string, options: Pick<Bucket, 'endpoint' | 'region'> = {}): Target {
  const place = to.replaceAll('{slug}', slug)
  const [unknown] = /\{[^{}]*\}/.exec(place) ?? []
  if (unknown !== undefined)
    throw new OperatorError(`--to knows {slug}, which stands for the dealer, and no ${unknown}.`)
  if (!/^(?:[a-z0-9]+:\/\/|s3:)/i.test(place)) return { kind: 'folder', folder: resolve(place) }
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/.exec(place) ?? []
  if (bucket === undefined)
    throw new OperatorError(
      `--to is a folder or an address such as s3://bucket or s3://bucket/{slug}; "${to}" is neither.`,
    )
  if (options.endpoint !== undefined && !/^https?:\/\//.test(options.endpoint))
    throw new OperatorError(`--endpoint is an address such as https://s3.example.com; "${options.endpoint}" is none.`)
  const prefix = path.replace(/^\/+|\/+$/g, '')
  return { kind: 's3', bucket, prefix: prefix === '' ? '' : `${prefix}/`, ...options }
}

/** The real path; for a folder that does not exist yet, its existing part is resolved. */
function realPath(path: string): string {
  return existsSync(path) || dirname(path) === path ? realpathSync(path) : join(realPath(dirname(path)), basename(path))
}

/** @throws OperatorError when the target is inside the folder of releases */
export function assertOutsideReleases(target: Target, out: string): void {
  if (target.kind !== 'folder' || relative(realPath(out), realPath(target.folder)).startsWith('..')) return
  throw new OperatorError(`--to is in ${formatLocalPath(out)}, where releases are kept. Name another folder.`)
}

/** Opens a target. Amazon's client is loaded only for buckets. */
export async function openTarget(target: Target): Promise<Destination> {
  if (target.kind === 'folder') return folderDestination(target.folder)
  const { s3Destination } = await import('./s3-destination.ts')
  return s3Destination(target)
}
