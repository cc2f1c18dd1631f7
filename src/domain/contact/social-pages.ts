/** The networks a dealer may have a page on, in the order they are shown. */
const networks = ['facebook', 'instagram', 'tiktok', 'youtube'] as const

type Network = (typeof networks)[number]

/** Where each of its pages is; null where it has none. */
export type SocialSettings = Readonly<Record<`${Network}_url`, string | null>>

/** A dealer's page on one network. */
export interface SocialPage {
  readonly network: Network
  readonly url: string
}

/** The social pages a dealer has. */
export function socialPages(contact: SocialSettings): readonly SocialPage[] {
  return networks.flatMap((network) => {
    const url = contact[`${network}_url`]
    return url === null ? [] : [{ network, url }]
  })
}
