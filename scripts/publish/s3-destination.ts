import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { OperatorError } from '../lib/operator-error.ts'
import type { Destination, FileHeaders, HostedFile } from './destination.ts'
import type { Bucket } from './target.ts'

/** Maximum number of keys per DeleteObjects request. */
const atOnce = 1000

/** Credentials and region come from the environment, a profile or the machine's role, as in Amazon's own tools. */
function clientFor({ endpoint, region }: Bucket): S3Client {
  return new S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // A CI passes an unset variable as an empty string.
    region: region || process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || 'us-east-1',
    // Hosts with an older S3 API reject checksums, which https makes unnecessary.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 5,
  })
}

const tagOf = (etag: string | undefined): HostedFile => ({ tag: etag ?? '' })

function headersOf({ type, cacheControl, encoding }: FileHeaders) {
  return { ContentType: type, CacheControl: cacheControl, ...(encoding ? { ContentEncoding: encoding } : {}) }
}

async function removeSome(client: S3Client, bucket: string, keys: readonly string[]): Promise<void> {
  const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true }
  const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete }))
  const [first] = Errors
  if (first) throw new OperatorError(`${first.Key} could not be deleted: ${first.Message}`)
}

async function listAll(client: S3Client, { bucket, prefix }: Bucket): Promise<ReadonlyMap<string, HostedFile>> {
  const found = new Map<string, HostedFile>()
  let next: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: next }),
    )
    for (const { Key = '', ETag } of page.Contents ?? []) found.set(Key.slice(prefix.length), tagOf(ETag))
    next = page.NextContinuationToken
  } while (next)
  return found
}

const keys = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
const asFiles = 'on this host an address cannot be a file and a folder: --addresses files'

/** Error name of client or host -> remedy. */
const remedies: Readonly<Record<string, string>> = {
  CredentialsProviderError: `set ${keys}, or AWS_PROFILE`,
  InvalidAccessKeyId: `${keys} are not of this host`,
  SignatureDoesNotMatch: `${keys} do not belong together, or not to this host`,
  // Stores on file systems, each with its own error names.
  ExistingObjectIsDirectory: asFiles,
  ObjectParentIsFile: asFiles,
  XMinioObjectExistsAsDirectory: asFiles,
  XMinioParentIsObject: asFiles,
}

/**
 * The remedy for an error. With --addresses files already set, objects of an earlier run with clean addresses are in
 * the way until they are removed.
 */
function remedyOf({ name: fault }: Error, name: string, site: string): string | undefined {
  const isFile = remedies[fault] === asFiles && name.endsWith('.html')
  return isFile
    ? `what was brought there by clean addresses is in its way: empty ${site}, .forecourt included`
    : remedies[fault]
}

/** Adds the bucket's name and a remedy to an error, such as "The specified bucket does not exist". */
function sayWhere(error: unknown, name: string, site = name): never {
  const remedy = error instanceof Error && remedyOf(error, name, site)
  if (remedy) throw new OperatorError(`${name}: ${error.message}; ${remedy}`, { cause: error })
  if (error instanceof Error && !error.message.startsWith(name)) error.message = `${name}: ${error.message}`
  throw error
}

/** A bucket at any S3-compatible host. Headers are stored with each file. */
export function s3Destination(target: Bucket): Destination {
  const { bucket, prefix } = target
  const client = clientFor(target)
  const name = `s3://${bucket}/${prefix}`
  return {
    name,
    list: () => listAll(client, target).catch((error: unknown) => sayWhere(error, name)),
    read: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }))
        return (await Body?.transformToString()) ?? ''
      } catch (error) {
        return error instanceof NoSuchKey ? null : sayWhere(error, name)
      }
    },
    write: async (key, bytes, headers) => {
      const object = { Bucket: bucket, Key: prefix + key, Body: bytes, ...headersOf(headers) }
      const put = client.send(new PutObjectCommand(object))
      return tagOf((await put.catch((error: unknown) => sayWhere(error, name + key, name))).ETag)
    },
    remove: async (keys) => {
      for (let start = 0; start < keys.length; start += atOnce) {
        const some = keys.slice(start, start + atOnce).map((key) => prefix + key)
        await removeSome(client, bucket, some)
      }
    },
  }
}
