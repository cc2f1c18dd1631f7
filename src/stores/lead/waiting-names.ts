/** Local storage names of the waiting leads and the flag for stored files. With neither, nothing is to be sent. */
export const waitingNames = { leads: 'outbox', files: 'outbox-files' } as const
