import { readFileSync } from 'node:fs'
import type { FindSecrets } from './release/carry.ts'
import { isText } from './verify/release.ts'
import type { SecretsIn } from './verify/secrets.ts'

/** Searches files of older releases for secrets by the current rules, before they are carried into a new release. */
export function findSecretsWith(secretsIn: SecretsIn): FindSecrets {
  return (path, file) => (isText(path) ? secretsIn(readFileSync(file)) : [])
}
