import { stripMarkdown } from '#domain/text/strip-markdown.ts'
import type { Faq } from '#tenants/site/pages.ts'
import type { Site } from '#tenants/site.ts'
import { absoluteUrl } from './head.ts'
import type { Thing } from './json-ld.ts'

/** One level of the breadcrumbs. */
export interface Crumb {
  readonly name: string
  readonly path: string
}

/** Breadcrumbs of a page; Home is added as the first. */
export function breadcrumbs(site: Pick<Site, 'url'>, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  }
}

/** One entry of a list. */
export interface Listed {
  readonly name: string
  /** Site path of its own page. */
  readonly path: string
}

/** The items of one page of a list, in order; `before` is the number of items on earlier pages. */
export function itemList(site: Pick<Site, 'url'>, items: readonly Listed[], before: number): Thing {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      name,
      url: absoluteUrl(site, path),
    })),
  }
}

/** The page's questions and answers. */
export function faqPage(faqs: readonly Faq[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: stripMarkdown(answer) },
    })),
  }
}
