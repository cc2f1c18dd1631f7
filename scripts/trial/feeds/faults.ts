import { faultsOfAmounts } from './faults-of-amounts.ts'
import { faultsOfCounts } from './faults-of-counts.ts'
import { faultsOfFiles, oddFiles } from './faults-of-files.ts'
import { faultsOfKeys } from './faults-of-keys.ts'
import { freshStamps, staleFaults } from './faults-of-times.ts'
import { faultsOfWords } from './faults-of-words.ts'
import type { Fault } from './spoil.ts'

/** All faults of feeds, and odd but valid feeds. */
export const faults: readonly Fault[] = [
  ...faultsOfKeys,
  ...faultsOfWords,
  ...faultsOfAmounts,
  ...faultsOfCounts,
  ...faultsOfFiles,
  ...staleFaults,
  ...oddFiles,
  ...freshStamps,
]
