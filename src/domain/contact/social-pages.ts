/** Supported social networks, in display order. */
const networks = ['facebook', 'instagram', 'tiktok', 'youtube'] as const

type Network = (typeof networks)[number]

/** URL of the dealer's page on each network, or null. */
export type SocialSettings = Readonly<Record<`${Network}_url`, string | null>>

/** A dealer's page on one network. */
export interface SocialPage {
  readonly network: Network
  readonly url: string
}

/** The dealer's social pages, in display order. */
export function socialPages(contact: SocialSettings): readonly SocialPage[] {
  return networks.flatMap((network) => {
    const url = contact[`${network}_url`]
    return url === null ? [] : [{ network, url }]
  })
}
