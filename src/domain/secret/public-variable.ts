/** Prefix of the environment variables that may be read into pages; every other one is a secret of the machine. */
export const publicPrefix = 'FORECOURT_PUBLIC_'

/** Whether a variable's value may be in a page. */
export function isPublicVariable(name: string): boolean {
  return name.startsWith(publicPrefix)
}
