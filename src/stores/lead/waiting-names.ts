/**
 * Local storage names of the waiting leads and of the flag that files are stored. With neither, nothing is to be sent.
 */
export const waitingNames = { leads: 'outbox', files: 'outbox-files' } as const
