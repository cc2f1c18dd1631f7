import type { FieldKind } from '#forms/field.ts'
import type { Control } from '../enquiry/control.ts'
import { controls } from '../enquiry/controls.tsx'
import { ChoiceControl } from './ChoiceControl.tsx'
import { FileControl } from './FileControl.tsx'
import { MoneyControl } from './MoneyControl.tsx'
import { UsualControl } from './UsualControl.tsx'

const text: Control<'text'> = (props) => {
  if (props.field.isMoney) return <MoneyControl {...props} />
  return props.field.usual ? <UsualControl {...props} /> : controls.text(props)
}

/** The controls of multi-step forms: all there are. A kind without its control does not compile. */
export const stepControls: { readonly [K in FieldKind]: Control<K> } = {
  ...controls,
  text,
  choice: (props) => <ChoiceControl {...props} />,
  file: (props) => <FileControl {...props} />,
}
