import { slugify } from '#domain/text/slug.ts'
import { value } from '../setting.ts'
import { isWebAddress } from './addresses.ts'
import { matching, orMended } from './matching.ts'

const pictureName = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.(svg|png|jpe?g|webp)$/

/** Other extensions of JPEG files, which not every web server sends as pictures. */
const jpgByAnotherName = /^(?:jfif|jfi|jif|jpe|pjpeg|pjp)$/i

function fileRemedy(text: string): string {
  if (isWebAddress(text)) return `; did you mean "${text.replace(/^http:/i, 'https:')}"?`
  const name = text.split(/[\\/]/).at(-1) ?? ''
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1] ?? ''
  const tidy = `${slugify(name.slice(0, name.length - ending.length), 'picture')}.${ending.toLowerCase()}`
  if (ending === '') return '; its name needs its ending, such as logo.svg'
  if (jpgByAnotherName.test(ending))
    return `; that is a jpg by another name: rename it to "${tidy.replace(/\w+$/, 'jpg')}"`
  if (!/^(?:svg|png|jpe?g|webp)$/i.test(ending)) return '; a picture is an svg, png, jpg or webp file'
  if (name !== text) return `; put the file beside this one and write "${pictureName.test(name) ? name : tidy}"`
  return `; rename the file to "${tidy}" (letters, digits, - and _)`
}

/** A picture or logo: a file beside the dealer file, or a web address. */
export const file = () =>
  value<string>({
    wanted: 'a file beside this one (such as logo.svg) or an https address',
    example: 'logo.svg',
    read: (text) => ((isWebAddress(text) && /^https:/i.test(text)) || pictureName.test(text) ? text : null),
    json: { type: 'string' },
    remedy: fileRemedy,
  })

/** A table beside the dealer file. */
export const table = () => value(matching(/^[a-z0-9][a-z0-9_-]*\.csv$/, 'a CSV file beside this one', 'postcodes.csv'))

/** A Markdown file of the dealer's folder. */
export const markdownFile = () =>
  value(
    orMended(matching(/^([a-z0-9-]+\/)*[a-z0-9-]+\.md$/, 'a Markdown file of this folder', 'pages/terms.md'), (text) =>
      text
        .toLowerCase()
        .replace(/[ _]+/g, '-')
        .replace(/^\.?\//, '')
        .replace(/\.(?:docx?|txt|markdown|html?|pdf)$/, '.md'),
    ),
  )
