import type { LoadedTenant } from './load-tenant.ts'
import { readDealerTexts } from './verify/dealer-texts.ts'
import { environmentSecrets } from './verify/environment.ts'
import { type SecretsIn, secretFinder } from './verify/secrets.ts'

interface DealerToSearch {
  readonly slug: string
  /** The folder that holds dealers/. */
  readonly content: string
  /** Environment values that the dealer's pages contain on purpose. */
  readonly published?: readonly string[]
  /** Names of environment variables with admin keys of search hosts. */
  readonly adminKeys?: readonly string[]
}

/**
 * A finder for secrets in a dealer's release: texts that look like secrets, and values of this machine's environment.
 */
export function secretsFor({ slug, content, published = [], adminKeys = [] }: DealerToSearch): SecretsIn {
  const known = environmentSecrets({
    env: process.env,
    adminKeys: ['MEILI_KEY', 'MEILI_MASTER_KEY', ...adminKeys],
    published: [slug, ...published],
    ownWords: readDealerTexts(content, slug),
  })
  return secretFinder(known)
}

/** secretsFor a loaded dealer. */
export function createDealerSecretFinder({ tenant: { site }, searched }: LoadedTenant, content: string): SecretsIn {
  const published = [site.services.maps.token, searched.access?.key, site.name, site.url].filter(
    (fact) => typeof fact === 'string',
  )
  return secretsFor({ slug: site.slug, content, published, adminKeys: [site.search.admin_key_env] })
}
