/** Duration of `work` in ms: the minimum of five runs, to exclude other load on the machine. */
export function measureFastestRun(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times)
}
