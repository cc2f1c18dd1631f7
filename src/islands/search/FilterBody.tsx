import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { importWithRetry } from '#islands/shared/import-with-retry.ts'
import { loadFailedMessage, loadingMessage } from './labels.ts'

const loadControls = async () => {
  const controls = await importWithRetry(() => import('./FilterControls.tsx'))
  await controls.loadStyles()
  return controls
}

const fetchControls = (): void => void loadControls().catch(() => undefined)

/** Props of elements that open a filter: they preload its controls on hover or focus. */
export const preloadProps = { onPointerEnter: fetchControls, onFocus: fetchControls }

const lazyControls = () =>
  lazy(() =>
    loadControls().then(
      ({ FilterControls }) => ({ default: FilterControls }),
      () => {
        Controls = lazyControls()
        return { default: () => <p className="facet-none">{loadFailedMessage}</p> }
      },
    ),
  )

/** Replaced when loading fails, so that a filter opened again retries: React keeps a failure. */
let Controls = lazyControls()

/** The controls of one filter, loaded when the first filter is opened: most shoppers open none. */
export function FilterBody(props: ComponentProps<typeof Controls>) {
  const [Body] = useState(() => Controls)
  return (
    <Suspense fallback={<p className="facet-none">{loadingMessage}</p>}>
      <Body {...props} />
    </Suspense>
  )
}
