import { forSwitchedPages } from '#domain/page/switched-pages.ts'
import { localise } from '#domain/text/spelling.ts'
import { inVehicleWords } from '#domain/text/vehicle-words.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { platformFaqs } from '../platform/faqs.ts'
import { privacyMarkdown } from '../platform/privacy.ts'
import type { InfoPage, Pages, TextPage } from '../site/pages.ts'
import type { Path } from '../yaml/tree.ts'
import type { Context } from './context.ts'
import { markdownOf, publishMaybe } from './files.ts'
import { ownLink } from './own-link.ts'

type FilePage = NonNullable<DealerFile['pages']['terms']>
type FileInfo = DealerFile['pages']['info'][number]

function textPage(page: FilePage, path: Path, context: Context): TextPage {
  return { path: page.path, title: page.title, content: markdownOf(page.content, [...path, 'content'], context) }
}

function infoPage(page: FileInfo, path: Path, contact: string, context: Context): InfoPage {
  const { image_alt, button } = page
  return {
    ...textPage(page, path, context),
    image: publishMaybe(page.image, [...path, 'image'], context),
    image_alt,
    url: page.url && ownLink(page.url, contact),
    button,
  }
}

function privacyPage(file: DealerFile, context: Context): TextPage {
  const { path, content } = file.privacy
  const text = content ? markdownOf(content, ['privacy', 'content'], context) : privacyMarkdown(file)
  return { path, title: 'Privacy policy', content: text }
}

/** Text pages and texts of other pages; `contact` is the path of the contact page. */
export function pagesOf(file: DealerFile, contact: string, context: Context): Pages {
  const { terms, info, faqs, texts } = file.pages
  const { model, location_slug } = file.routes
  const spell = (words: string) => inVehicleWords(localise(words, file), file.vehicle_types)
  return {
    faqs:
      faqs ?? platformFaqs(file).map(({ question, answer }) => ({ question: spell(question), answer: spell(answer) })),
    request_pages: file.request_pages,
    privacy: privacyPage(file, context),
    terms: terms && textPage(terms, ['pages', 'terms'], context),
    info: info.map((page, index) => infoPage(page, ['pages', 'info', index], contact, context)),
    texts: forSwitchedPages((_, name) => {
      const text = texts[name]
      return text && markdownOf(text, ['pages', 'texts', name], context)
    }),
    routes: { model, location_slug },
  }
}
