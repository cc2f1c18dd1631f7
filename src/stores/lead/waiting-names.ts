/** Where a browser keeps leads that wait, and that there are files of theirs: without either nothing is to be sent. */
export const waitingNames = { leads: 'outbox', files: 'outbox-files' } as const
