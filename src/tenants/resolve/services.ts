import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Services } from '../site/services.ts'
import type { Context } from './context.ts'
import { publicValue } from './public-value.ts'
import { isChatOn } from './switches.ts'
import { withoutNulls } from './without-nulls.ts'

/** Replaces {token} in the URL of map pictures by the maps token. */
function mapsOf({ maps }: DealerFile, context: Context): Services['maps'] {
  const token = publicValue(maps.token_env, context)
  const still = maps.static && { ...maps.static, url: maps.static.url.replaceAll('{token}', token ?? '') }
  return { token, static: still, pictures: {} }
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
    chat: { message: chat.message, enabled: hasChat, src: hasChat ? chat.src : null, hosts: chat.hosts },
    brand_banner: { ...banner, type: banner.type === 'passenger' ? 'V' : 'N' },
    reviews: file.reviews,
    gmb_profiles: file.gmb_profiles,
  }
}
