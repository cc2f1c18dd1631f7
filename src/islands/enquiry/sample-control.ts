import type { ControlBase } from './control.ts'

/** An empty control in nobody's form, for tests. */
export const sampleControl: ControlBase = {
  id: 'f',
  value: '',
  onChange: () => undefined,
  isWrong: false,
  describedBy: undefined,
  postcodeDigits: 4,
  isNative: false,
}
