import { localise } from '#domain/text/spelling.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { platformFaqs } from '../platform/faqs.ts'
import { privacyMarkdown } from '../platform/privacy.ts'
import type { Site, TextPage } from '../site.ts'
import type { Path } from '../yaml/tree.ts'
import type { Context } from './context.ts'
import { markdownOf } from './files.ts'

type FilePage = DealerFile['pages']['info'][number]

function textPage(page: FilePage, path: Path, context: Context): TextPage {
  return { path: page.path, title: page.title, markdown: markdownOf(page.content, [...path, 'content'], context) }
}

function privacyPage(file: DealerFile, context: Context): TextPage {
  const { path, content } = file.privacy
  const markdown = content ? markdownOf(content, ['privacy', 'content'], context) : privacyMarkdown(file)
  return { path, title: 'Privacy policy', markdown }
}

/** The pages made of text. */
export function pagesOf(file: DealerFile, context: Context): Site['pages'] {
  const { terms, info, models, faqs } = file.pages
  const spell = (words: string) => localise(words, file)
  return {
    faqs: faqs ?? platformFaqs.map(({ question, answer }) => ({ question: spell(question), answer: spell(answer) })),
    privacy: privacyPage(file, context),
    terms: terms && textPage(terms, ['pages', 'terms'], context),
    info: info.map((page, index) => textPage(page, ['pages', 'info', index], context)),
    models,
    model_path: file.routes.model,
  }
}
