import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Site } from '../site.ts'
import type { Context } from './context.ts'
import { paymentsOf } from './payments.ts'
import { publicValue } from './public-value.ts'
import { isChatOn, isSetUp } from './switches.ts'
import { withoutNulls } from './without-nulls.ts'

type Services = Pick<
  Site,
  | 'api'
  | 'analytics'
  | 'error_reporting'
  | 'security'
  | 'maps'
  | 'storage'
  | 'payments'
  | 'finance'
  | 'trade_in'
  | 'chat'
  | 'brand_banner'
>

/** {token} in the address of a map picture stands for the maps token. */
function mapsOf({ maps }: DealerFile, context: Context): Services['maps'] {
  const token = publicValue(maps.token_env, context)
  const still = maps.static && {
    template: maps.static.url.replaceAll('{token}', token ?? ''),
    credit: { text: maps.static.credit, url: maps.static.credit_url },
  }
  return { token, service: still, pictures: {} }
}

/** The services the site calls. */
export function servicesOf(file: DealerFile, context: Context): Services {
  const { api, storage, chat, brand_banner: banner } = file
  const hasChat = isChatOn(file)
  return {
    api: { ...api, base: api.base ?? '', paths: withoutNulls(api.paths) },
    analytics: file.analytics,
    error_reporting: file.error_reporting,
    security: file.security,
    maps: mapsOf(file, context),
    storage: { ...storage, prefix: storage.prefix === 'id' ? file.id : file.slug },
    payments: paymentsOf(file),
    finance: { provider: file.finance_provider, ...file.finance },
    trade_in: { valuation: isSetUp(file.autograb) && file.features.trade_in, nevdis: file.trade_in.nevdis },
    chat: { message: chat.message, enabled: hasChat, src: hasChat ? chat.src : null, hosts: chat.hosts },
    brand_banner: { ...banner, type: banner.type === 'passenger' ? 'V' : 'N' },
  }
}
