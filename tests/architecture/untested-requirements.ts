/** Requirements not yet tested at their level, in order. Remove one once it is tested; none may be added again. */
export const untestedRequirements: readonly string[] = []
