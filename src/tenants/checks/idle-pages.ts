import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { isChatOn } from '../resolve/switches.ts'
import type { Idle } from './idle-setting.ts'

export function ofSaving({ garage_enabled, compare, maps, images, location_hero }: DealerFile): readonly Idle[] {
  return [
    [!garage_enabled, ['garage'], 'garage_enabled: true'],
    // Either setting enables hearts and the bar of saved cars.
    [!(garage_enabled || compare.enabled), ['favourites'], 'garage_enabled: true or compare: {enabled: true}'],
    [!compare.enabled, ['compare.max_cars'], 'compare: {enabled: true}'],
    [images.host === null, ['images.quality'], 'images.host, an image service'],
    [location_hero.map === 'interactive' && maps.token_env === null, ['location_hero.map'], 'maps.token_env'],
  ]
}

export function ofShell({
  footer,
  dealership_websites: sisters,
  reviews,
  chat,
  autobot,
  brand_banner: banner,
}: DealerFile): readonly Idle[] {
  const strip = footer.group_subfooter
  return [
    [footer.dealers && sisters.length === 0, ['footer.dealers'], 'dealership_websites'],
    [
      !strip.enabled,
      ['footer.group_subfooter.logo', 'footer.group_subfooter.name'],
      'footer: {group_subfooter: {enabled: true}}',
    ],
    [reviews.widget !== 'snap21', ['reviews.org_id'], 'reviews: {widget: snap21}'],
    [
      reviews.widget === 'none',
      ['reviews.hidden', 'reviews.min_rating', 'reviews.click', 'reviews.source'],
      'reviews.widget: google or snap21',
    ],
    [!isChatOn({ chat, autobot }), ['chat.message', 'chat.src', 'chat.hosts'], 'chat: {enabled: true}'],
    [!banner.enabled, ['brand_banner.type', 'brand_banner.src', 'brand_banner.hosts'], 'brand_banner: {enabled: true}'],
  ]
}

export function ofMeasuring({ analytics: { provider }, api }: DealerFile): readonly Idle[] {
  return [
    [provider !== 'gtm', ['analytics.id'], 'analytics: {provider: gtm}'],
    [provider === 'none', ['analytics.consent'], 'analytics: {provider: gtm} or {provider: beacon}'],
    [
      provider === 'none' && api.events_host === null,
      ['analytics.event_ids'],
      'somebody who counts: analytics.provider, or api.events_host for calls',
    ],
  ]
}

/** Home page settings without effect, such as those of parts that design.home leaves out. */
export function ofHome({ design, pages, home, manufacturer }: DealerFile): readonly Idle[] {
  const waiting = (part: DealerFile['design']['home'][number], ...settings: readonly string[]): Idle => [
    !design.home.includes(part),
    settings,
    `${part} among the parts of the home page, which design.home names`,
  ]
  return [
    waiting('slides', 'home.slides'),
    waiting('featured', 'home.titles.featured'),
    waiting('bodies', 'home.titles.bodies'),
    waiting('makes', 'home.titles.makes'),
    waiting('prices', 'home.titles.prices', 'home.finder'),
    waiting('reviews', 'home.titles.reviews'),
    waiting('reasons', 'home.reasons', 'home.titles.reasons'),
    // The offers page shows promos as well.
    ...(pages.special_offers ? [] : [waiting('promos', 'promos', 'home.titles.promos')]),
    [manufacturer === null, [`design.home.${design.home.indexOf('models')}`], 'manufacturer, whose range it shows'],
    [manufacturer !== null && !pages.models, [`design.home.${design.home.indexOf('models')}`], 'pages: {models: true}'],
    [home.image === null, ['home.image_alt'], 'home.image, the picture it tells of'],
  ]
}

export function ofTexts({ privacy, navigation, pages }: DealerFile): readonly Idle[] {
  const said = ['disclosure_bodies', 'distributor', 'complaints'].map((name) => `privacy.${name}`)
  const filled = (navigation?.header ?? []).flatMap(({ dynamicDropdown: fills }, at): Idle[] => {
    const item = `navigation.header.${at}`
    const isRange = fills === 'models' && !pages.models
    return [
      [fills !== null && !isRange, [`${item}.dropdownItems`], 'dynamicDropdown left out, which fills the menu'],
      [isRange, [`${item}.dynamicDropdown`], 'pages: {models: true}'],
    ]
  })
  return [[privacy.content !== null, said, 'privacy.content left out, a text that says all of it'], ...filled]
}
