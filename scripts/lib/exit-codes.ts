/** How a process that was ended by a signal says so: 128 and its number. */
export const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 } as const
