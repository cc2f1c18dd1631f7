/** Only variables whose names begin so may be read into pages; every other one is a secret of the machine. */
export const publicPrefix = 'FORECOURT_PUBLIC_'

/** Whether the value of a variable may reach a page. */
export function isPublicVariable(name: string): boolean {
  return name.startsWith(publicPrefix)
}
