/** The words a dealer may change on badges. */
export interface BadgePolicy {
  readonly labels: {
    readonly sold: string
    readonly reserved: string
    readonly certified: string
    readonly coming_soon: string
    readonly new: string
  }
}

/** The one badge a card carries; `kind` picks its look. */
export interface Badge {
  readonly kind: 'sold' | 'fuel' | 'reserved' | 'certified' | 'tag' | 'coming_soon' | 'new'
  readonly text: string
}
