/** Layers that all dealers share: platform settings, and texts about makes and models. Either may be absent. */
export const sharedFiles = ['dealers/_platform.yaml', 'dealers/_models.yaml'] as const

/** The file that names the template of a new dealer. */
export const newDealerFile = 'dealers/_new-dealer.yaml'
