import type { DealerFile } from '#tenants/dealer-file/dealer-file.ts'
import { type Context, note } from '#tenants/resolve/context.ts'
import { contrast } from '#tenants/theme/contrast.ts'
import { themeFrom } from '#tenants/theme/theme.ts'

/** Minimum contrast ratio at which a coloured button can be told apart from the page. */
const visible = 1.25

function checkHome({ home }: DealerFile['design'], context: Context): void {
  home.forEach((part, index) => {
    if (home.indexOf(part) < index) note(context, ['design', 'home', index], `${part} stands in this list twice`)
  })
}

/**
 * Checks that the brand's colours can be told apart from the page's ground, and that design.home lists each part once.
 * Text on colours is readable by construction (theme.ts).
 */
export function checkContrast({ brand, design }: DealerFile, context: Context): void {
  checkHome(design, context)
  const ground = themeFrom(brand).ground ?? '#ffffff'
  for (const name of ['colour', 'accent'] as const) {
    const hex = brand[name]
    if (hex === null || contrast(hex, ground) >= visible) continue
    note(
      context,
      ['brand', name],
      `"${hex}" can hardly be told from the page (${ground}); choose a darker or stronger colour`,
    )
  }
}
