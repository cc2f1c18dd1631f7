/** Rows without a proof at their level, in order. One that gets its proof leaves this list; none may come back. */
export const notYetProved: readonly string[] = []
