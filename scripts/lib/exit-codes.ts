/** Exit codes of processes ended by a signal: 128 plus its number. */
export const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 } as const
