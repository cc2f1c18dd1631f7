import { Component, type ReactNode } from 'react'
import type { Prerendered } from './prerendered.ts'

export interface IslandBoundaryProps {
  readonly kept: Prerendered
  /**
   * Called when React has hydrated the whole island, which it does in steps: other scripts must not change it before.
   */
  readonly onAwake: () => void
  readonly children?: ReactNode
}

/** Error boundary of an island: after an error it renders nothing, and the prerendered content is restored. */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidMount() {
    if (!this.state.hasFailed) this.props.onAwake()
  }

  override componentDidCatch(error: unknown) {
    // Wait until React has finished with this element.
    queueMicrotask(() => this.props.kept.giveBack(error))
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    // The current content is removed right after this.
    this.props.kept.noteTyped()
    return null
  }
}
