import { forSwitchedPages } from '#domain/page/switched-pages.ts'
import { localise } from '#domain/text/spelling.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { platformFaqs } from '../platform/faqs.ts'
import { privacyMarkdown } from '../platform/privacy.ts'
import type { Pages, TextPage } from '../site/pages.ts'
import type { Path } from '../yaml/tree.ts'
import type { Context } from './context.ts'
import { markdownOf } from './files.ts'

type FilePage = DealerFile['pages']['info'][number]

function textPage(page: FilePage, path: Path, context: Context): TextPage {
  return { path: page.path, title: page.title, content: markdownOf(page.content, [...path, 'content'], context) }
}

function privacyPage(file: DealerFile, context: Context): TextPage {
  const { path, content } = file.privacy
  const text = content ? markdownOf(content, ['privacy', 'content'], context) : privacyMarkdown(file)
  return { path, title: 'Privacy policy', content: text }
}

/** The pages made of text. */
export function pagesOf(file: DealerFile, context: Context): Pages {
  const { terms, info, faqs, texts } = file.pages
  const { model, location_slug } = file.routes
  const spell = (words: string) => localise(words, file)
  return {
    faqs: faqs ?? platformFaqs.map(({ question, answer }) => ({ question: spell(question), answer: spell(answer) })),
    request_pages: file.request_pages,
    privacy: privacyPage(file, context),
    terms: terms && textPage(terms, ['pages', 'terms'], context),
    info: info.map((page, index) => textPage(page, ['pages', 'info', index], context)),
    texts: forSwitchedPages((_, name) => {
      const text = texts[name]
      return text && markdownOf(text, ['pages', 'texts', name], context)
    }),
    routes: { model, location_slug },
  }
}
