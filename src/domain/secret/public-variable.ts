/** Prefix of the environment variables that may be read into pages; every other one is a secret of the machine. */
export const publicPrefix = 'FORECOURT_PUBLIC_'

/** Prefix of the variables that a dealer's file may name for scripts: that file also says where their values are sent. */
export const dealerPrefix = 'FORECOURT_DEALER_'

/** Whether a variable's value may be in a page. */
export function isPublicVariable(name: string): boolean {
  return name.startsWith(publicPrefix)
}
