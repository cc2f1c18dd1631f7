import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Forms } from '../site/forms.ts'
import { phoneModeOf, postcodeDigitsOf } from './locale.ts'
import { withoutNulls } from './without-nulls.ts'

/** Settings of forms: accepted values, texts, steps and targets. */
export function formsOf(file: DealerFile): Forms {
  const { forms, enquiry } = file
  return {
    ...forms,
    phone: { mode: phoneModeOf(file), test_number: forms.phone.test_number },
    postcode_digits: postcodeDigitsOf(file),
    enquiry,
    on_success: { subscribe: 'idle', ...forms.on_success },
    steps: withoutNulls(forms.steps),
  }
}
