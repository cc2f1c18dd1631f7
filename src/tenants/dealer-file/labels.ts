import { platformLabels } from '../labels.ts'
import { group, setting } from './setting.ts'
import { words } from './values/texts.ts'

/** Texts a dealer may reword; labels.ts has them all. */
export const labels = group(
  'Texts of buttons and headings, reworded.',
  Object.fromEntries(
    Object.entries(platformLabels).map(([name, text]) => [name, setting(words(), text, `Reads "${text}".`)]),
  ),
)
