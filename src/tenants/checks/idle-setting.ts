/** Settings that may have no effect: whether they have none now, their paths, and what they need to have one. */
export type Idle = readonly [isIdle: boolean, settings: readonly string[], waitsFor: string]
