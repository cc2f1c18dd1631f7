import type { ControlBase } from './control.ts'

/** An empty control, for tests. */
export const sampleControl: ControlBase = {
  id: 'f',
  value: '',
  onChange: () => undefined,
  isWrong: false,
  describedBy: undefined,
  postcodeDigits: 4,
  isNative: false,
}
