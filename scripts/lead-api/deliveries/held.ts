/** Placeholder channel for all receivers while a dealer's leads.yaml is invalid; no receiver can have this name. */
export const heldChannel = '@receivers'
export const heldKind = 'held'

/** A date that is never reached: a held delivery waits for a valid file, not for a time. */
export const heldUntil = '9999-12-31T00:00:00.000Z'

/** Shown on the leads page. */
export const heldReason = 'The dealer’s leads.yaml holds a mistake. Its receivers get this lead once it is mended.'
