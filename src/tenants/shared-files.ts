/** What every dealer shares, and what is said of makes and models; may be absent. */
export const sharedFiles = ['dealers/_platform.yaml', 'dealers/_models.yaml'] as const

/** The file that says what a new dealer wears. */
export const newDealerFile = 'dealers/_new-dealer.yaml'
