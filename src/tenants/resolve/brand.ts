import { previewPath } from '#domain/data/preview-picture.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Site } from '../site.ts'
import { designTokens } from '../theme/design.ts'
import { themeFrom } from '../theme/theme.ts'
import type { Context } from './context.ts'
import { publish, publishMaybe, sizeOf } from './files.ts'
import { straplineOf } from './strapline.ts'

/** Logo, theme tokens, typefaces, strapline and layout choices. */
export function brandOf(file: DealerFile, context: Context): Site['brand'] {
  const url = publish(file.logo.url, ['logo', 'url'], context)
  const { text_font, display_font } = file.brand
  const { list, cards, phone_cards, filters, sections, empty } = file.design
  const fonts = { text_font, display_font: display_font ?? text_font }
  return {
    logo: { url, ...sizeOf(url, file.logo, context) },
    theme: { ...themeFrom(file.brand), ...designTokens(file.design, fonts, file.logo.own_ground) },
    ...fonts,
    strapline: straplineOf(file),
    design: { home: file.design.home, hero: file.design.hero, list, cards, phone_cards, filters, sections, empty },
  }
}

/** Metadata for search engines and link previews. */
export function seoOf(file: DealerFile, context: Context): Site['seo'] {
  const { description, keywords, social_image } = file.seo
  return {
    description: description ?? `${file.name}: ${straplineOf(file)}`,
    keywords,
    social_image: publishMaybe(social_image, ['seo', 'social_image'], context) ?? previewPath,
    google_site_verification: file.google_site_verification,
  }
}
