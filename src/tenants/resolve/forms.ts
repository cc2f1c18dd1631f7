import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Site } from '../site.ts'
import { phoneModeOf, postcodeDigitsOf } from './locale.ts'
import { withoutNulls } from './without-nulls.ts'

/** What forms accept and say. */
export function formsOf(file: DealerFile): Site['forms'] {
  const { names, message_required, opt_in, failure_alert, on_success, phone } = file.forms
  return {
    phone: { mode: phoneModeOf(file), test_number: phone.test_number },
    names,
    postcode_digits: postcodeDigitsOf(file),
    message_required,
    opt_in,
    failure_alert,
    categories: file.enquiry.categories,
    heard_about_us: file.enquiry.heard_about_us,
    additional_services: file.forms.additional_services,
    on_success: { subscribe: 'idle', ...on_success },
  }
}

/** How forms proceed and where they go. */
export function formFlowOf({ forms }: DealerFile): Site['form_flow'] {
  return {
    steps: withoutNulls(forms.steps),
    submit_target: forms.submit_target,
    service_location: forms.service_location,
    test_drive_disclaimer: forms.test_drive.disclaimer,
    finance_terms: forms.finance.terms_agreed,
  }
}
