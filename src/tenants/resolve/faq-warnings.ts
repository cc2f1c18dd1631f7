import { slugify } from '#domain/text/slug.ts'
import type { DealerFile } from '../dealer-file/dealer-file.ts'
import { quoted } from '../explain/found.ts'
import type { SettingWarning } from './setting-warning.ts'

/** Warnings for questions that repeat an earlier one, apart from capitals and punctuation: two answers to one. */
export function faqWarnings({ pages }: DealerFile): readonly SettingWarning[] {
  const asked = (pages.faqs ?? []).map(({ question }) => slugify(question, question))
  return asked.flatMap((question, at): SettingWarning[] => {
    const first = asked.indexOf(question)
    const text = quoted(pages.faqs?.[at]?.question ?? '')
    return first === at
      ? []
      : [[['pages', 'faqs', at, 'question'], `${text} is asked by faqs[${first}] already; keep one of the two`]]
  })
}
