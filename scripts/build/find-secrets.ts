import { readFileSync } from 'node:fs'
import type { FindSecrets } from './release/carry.ts'
import { isText } from './verify/release.ts'
import type { SecretsIn } from './verify/secrets.ts'

/** Looks into the files of older releases with today's eyes, before they are carried into another. */
export function findSecretsWith(secretsIn: SecretsIn): FindSecrets {
  return (path, file) => (isText(path) ? secretsIn(readFileSync(file)) : [])
}
