import { departmentPhone } from '#domain/contact/department-phone.ts'
import type { RequestKind } from '#forms/definitions/request-words.ts'
import { requestForm } from '#forms/definitions/requests.ts'
import { leadRoutingOf } from '#forms/site/lead-routing.ts'
import { requestPartsOf } from '#forms/site/parts.ts'
import { propsOf } from '#layouts/form-props.ts'
import type { FormProps } from '#stores/form/form-props.ts'
import type { Site } from '#tenants/site.ts'

/** Props of the form on a request page. */
export function requestProps(site: Site, kind: RequestKind): FormProps {
  const general = propsOf(site, requestForm(kind, requestPartsOf(site, kind)))
  const phone = departmentPhone(site.contact.special_phones, kind) ?? general.help.phone
  const lead = { ...general.lead, ...leadRoutingOf(site, general.form.name) }
  const props = { ...general, lead, help: { ...general.help, phone } }
  const { base, mock, paths } = site.services.api
  if (kind === 'trade_in' || kind === 'valuations')
    return { ...props, plates: { api: { base, mock, paths }, hasRegister: site.cars.trade_in.nevdis } }
  return props
}
