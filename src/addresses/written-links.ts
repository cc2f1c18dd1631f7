import { forSwitchedPages } from '#domain/page/switched-pages.ts'
import type { TextPage } from '#tenants/site/pages.ts'
import type { NavigationItem } from '#tenants/site/shell.ts'
import type { SiteSlice } from '#tenants/site-slice.ts'

/** A link in a dealer's files. */
export interface WrittenLink {
  /** As it was written. */
  readonly url: string
  /** Text of the link; empty when it does not name the target. */
  readonly name: string
  /** Path of the setting that contains it: the URL itself, or the Markdown text. */
  readonly path: readonly (string | number)[]
}

type LinkingSite = SiteSlice<
  | 'shell.navigation'
  | 'shell.nav'
  | 'shell.footer.owners_group'
  | 'home.slides'
  | 'home.promos'
  | 'pages.privacy'
  | 'pages.terms'
  | 'pages.info'
  | 'pages.faqs'
  | 'pages.texts'
  | 'routes'
>

function menuLinks(items: readonly NavigationItem[], path: WrittenLink['path']): readonly WrittenLink[] {
  return items.flatMap(({ name, url, dropdownItems: below }, index) => {
    const at = [...path, index]
    return [{ name, url, path: [...at, 'url'] }, ...menuLinks(below, [...at, 'dropdownItems'])]
  })
}

/** A Markdown link with its URL (group 1 inline, group 2 as a reference definition). */
export const markdownLink = /\]\(\s*<?([^\s)>]+)|^\[[^\]]+\]:\s*<?(\S+?)>?\s*$/gm

/** A Markdown image; images are not rendered, so their URLs are not links. */
const markdownPicture = /!\[[^\]]*\]\([^)]*\)/g

function textLinks(text: string, path: WrittenLink['path']): readonly WrittenLink[] {
  const targets = [...text.replace(markdownPicture, '').matchAll(markdownLink)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  return [...new Set(targets)].map((url) => ({ url, name: '', path }))
}

/** A text page, and the path of its setting. */
interface WrittenPage extends Pick<WrittenLink, 'path'> {
  readonly page: TextPage
}

/** The text pages in a dealer's files. */
export function writtenPages({
  pages: { privacy, terms, info },
}: SiteSlice<'pages.privacy' | 'pages.terms' | 'pages.info'>): readonly WrittenPage[] {
  return [
    ...(privacy ? [{ page: privacy, path: ['privacy', 'content'] }] : []),
    ...(terms ? [{ page: terms, path: ['pages', 'terms', 'content'] }] : []),
    ...info.map((page, index) => ({ page, path: ['pages', 'info', index, 'content'] })),
  ]
}

interface TextBelow extends Pick<WrittenLink, 'path'> {
  readonly text: string
}

/** Texts below the cars of optional pages, with their settings. Omitted for pages the site does not have. */
export function textsBelow({ pages, routes }: SiteSlice<'pages.texts' | 'routes'>): readonly TextBelow[] {
  const texts = Object.values(forSwitchedPages((_, name) => ({ name, text: pages.texts[name] })))
  return texts.flatMap(({ name, text }) => (text && routes[name] ? [{ text, path: ['pages', 'texts', name] }] : []))
}

/** Every link in a dealer's files: menus, slides, promos, footer and texts. */
export function writtenLinks({ shell, home, pages, routes }: LinkingSite): readonly WrittenLink[] {
  const { navigation, nav, footer } = shell
  return [
    ...menuLinks(navigation.header, ['navigation', 'header']),
    ...menuLinks(navigation.footer, ['navigation', 'footer']),
    ...Object.entries(nav.make_menus).flatMap(([make, items]) => menuLinks(items, ['nav', 'make_menus', make])),
    ...home.slides.flatMap(({ url }, index) =>
      url ? [{ url, name: '', path: ['home', 'slides', index, 'url'] }] : [],
    ),
    ...home.promos.flatMap(({ url }, index) => (url ? [{ url, name: '', path: ['promos', index, 'url'] }] : [])),
    ...(footer.owners_group
      ? [{ url: footer.owners_group.url, name: '', path: ['footer', 'owners_group', 'url'] }]
      : []),
    ...writtenPages({ pages }).flatMap(({ page, path }) => textLinks(page.content, path)),
    ...pages.info.flatMap(({ url }, index) => (url ? [{ url, name: '', path: ['pages', 'info', index, 'url'] }] : [])),
    ...textsBelow({ pages, routes }).flatMap(({ text, path }) => textLinks(text, path)),
    ...pages.faqs.flatMap(({ answer }, index) => textLinks(answer, ['pages', 'faqs', index, 'answer'])),
  ]
}
