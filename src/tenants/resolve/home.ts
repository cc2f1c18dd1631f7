import type { DealerFile } from '../dealer-file/dealer-file.ts'
import type { Home } from '../site/pages.ts'
import type { Context } from './context.ts'
import { publishMaybe } from './files.ts'
import { ownLink } from './own-link.ts'
import { straplineOf } from './strapline.ts'

function promosOf(file: DealerFile, contact: string, context: Context): Home['promos'] {
  return file.promos.map((promo, index) => ({
    ...promo,
    url: promo.url && ownLink(promo.url, contact),
    image: publishMaybe(promo.image, ['promos', index, 'image'], context),
  }))
}

function slidesOf({ home }: DealerFile, contact: string, context: Context): Home['slides'] {
  return home.slides.map((slide, index) => ({
    ...slide,
    url: slide.url && ownLink(slide.url, contact),
    image: publishMaybe(slide.image, ['home', 'slides', index, 'image'], context),
  }))
}

/** Content of the home page; `contact` is the path of the contact page. */
export function homeOf(file: DealerFile, contact: string, context: Context): Home {
  const { home, name } = file
  const strapline = straplineOf(file)
  return {
    ...home,
    headline: home.headline ?? strapline,
    titles: { ...home.titles, reasons: home.titles.reasons ?? `Why ${name}` },
    intro: home.intro ?? `${name}. ${strapline}`,
    image: publishMaybe(home.image, ['home', 'image'], context),
    slides: slidesOf(file, contact, context),
    promos: promosOf(file, contact, context),
  }
}
