/** Settings that do nothing as things stand: whether that is so, which they are, and what they wait for. */
export type Idle = readonly [isIdle: boolean, settings: readonly string[], waitsFor: string]
