import type { LoadedTenant } from './load-tenant.ts'
import { environmentSecrets } from './verify/environment.ts'
import { ownWordsOf } from './verify/own-words.ts'
import { type SecretsIn, secretFinder } from './verify/secrets.ts'

interface DealerToSearch {
  readonly slug: string
  /** The folder that holds dealers/. */
  readonly content: string
  /** Values of the environment that the dealer's pages carry on purpose. */
  readonly published?: readonly string[]
  /** Variables that fill search hosts. */
  readonly adminKeys?: readonly string[]
}

/** Finds what no file of a dealer's release may say: what looks like a secret, and what this machine knows. */
export function secretsFor({ slug, content, published = [], adminKeys = [] }: DealerToSearch): SecretsIn {
  const known = environmentSecrets({
    env: process.env,
    adminKeys: ['MEILI_KEY', 'MEILI_MASTER_KEY', ...adminKeys],
    published: [slug, ...published],
    ownWords: ownWordsOf(content, slug),
  })
  return secretFinder(known)
}

/** The same for a dealer that is open. */
export function secretsOf({ tenant: { site }, searched }: LoadedTenant, content: string): SecretsIn {
  const published = [site.services.maps.token, searched.access?.key, site.name, site.url].filter(
    (fact) => typeof fact === 'string',
  )
  return secretsFor({ slug: site.slug, content, published, adminKeys: [site.search.admin_key_env] })
}
