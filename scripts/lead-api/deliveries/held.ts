/** What stands in the queue for all receivers of a file that cannot be used; no receiver can have this name. */
export const heldChannel = '@receivers'
export const heldKind = 'held'

/** Later than any moment: it waits for its file, not for a time. */
export const heldUntil = '9999-12-31T00:00:00.000Z'

/** Said on the leads page. */
export const heldReason = 'The dealer’s leads.yaml holds a mistake. Its receivers get this lead once it is mended.'
