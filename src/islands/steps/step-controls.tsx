import type { FieldKind } from '#forms/field.ts'
import { type Control, controls } from '../enquiry/controls.tsx'
import { ChoiceControl } from './ChoiceControl.tsx'
import { FileControl } from './FileControl.tsx'

/** The controls of longer forms: all there are. A kind without its control does not compile. */
export const stepControls: { readonly [K in FieldKind]: Control<K> } = {
  ...controls,
  choice: (props) => <ChoiceControl {...props} />,
  file: (props) => <FileControl {...props} />,
}
