/** The parameters of a link by which the page of a model says what somebody wants of it; each is the model's name. */
export const wishParameters = { drive: 'drive', wait: 'await' } as const
