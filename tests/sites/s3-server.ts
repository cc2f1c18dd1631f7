import { execFile, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/lib/free-port.ts'

/** An S3-compatible server that checks signatures, with one bucket. */
export interface S3Server {
  readonly endpoint: string
  readonly bucket: string
  /** Environment variables for its clients. */
  readonly environment: Readonly<Record<string, string>>
  readonly stop: () => void
}

const module = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0'
const home = resolve('.tools/versitygw')

const onPath = (name: string) => spawnSync(name, ['--version']).error === undefined

/** The server's program: on the path, installed by an earlier run, or installed now with Go; null when unavailable. */
export async function s3Program(): Promise<string | null> {
  if (onPath('versitygw')) return 'versitygw'
  const own = join(home, 'versitygw')
  if (existsSync(own)) return own
  const env = { ...process.env, GOBIN: home }
  await promisify(execFile)('go', ['install', module], { env, timeout: 300_000 }).catch(() => {})
  return existsSync(own) ? own : null
}

/** Starts the server with an empty bucket, stored as a folder. Sets the client's variables in `process.env`. */
export async function startS3(program: string): Promise<S3Server> {
  const port = await freePort()
  const bucket = 'yard-site'
  const store = mkdtempSync(join(tmpdir(), 's3-'))
  const keys = ['--access', 'yard', '--secret', 'yard-secret']
  const child = spawn(program, [...keys, '--port', `127.0.0.1:${port}`, 'posix', store], { stdio: 'ignore' })
  const endpoint = `http://127.0.0.1:${port}`
  const environment = { AWS_ACCESS_KEY_ID: 'yard', AWS_SECRET_ACCESS_KEY: 'yard-secret', AWS_REGION: 'us-east-1' }
  Object.assign(process.env, environment)
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  // The client retries until the server listens.
  const client = new S3Client({ endpoint, forcePathStyle: true, maxAttempts: 30 })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  return { endpoint, bucket, environment, stop: () => child.kill() }
}
