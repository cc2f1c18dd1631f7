import type { Field, FieldKind, FieldOf } from '../field.ts'
import type { Rule } from '../rules.ts'
import { choices } from './choices.ts'
import { contacts } from './contacts.ts'
import { files } from './files.ts'
import type { FieldPolicy, Kind, Kinds } from './kind.ts'
import { moments } from './moments.ts'
import { texts } from './texts.ts'

/** Each kind of field. */
export const kinds: Kinds<Field> = { ...texts, ...contacts, ...choices, ...moments, ...files }

/** The rule of a field. */
export function ruleFor<K extends FieldKind>(field: FieldOf<K>, policy: FieldPolicy): Rule {
  const { rule } = kinds[field.kind] as Kind<FieldOf<K>>
  return rule(field, policy)
}
