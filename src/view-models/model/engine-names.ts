/** "655cc or 689cc twin": a common ending is written once. */
export function engineNames(engines: readonly string[]): string {
  const words = engines.map((engine) => engine.split(' '))
  const ends = words.map((each) => each.slice(1).join(' '))
  const [end = ''] = ends
  if (end === '' || ends.some((other) => other !== end)) return engines.join(' or ')
  return `${words.map(([first]) => first).join(' or ')} ${end}`
}
