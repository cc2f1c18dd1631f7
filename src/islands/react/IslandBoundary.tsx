import { Component, type ReactNode } from 'react'
import type { Prerendered } from './prerendered.ts'

export interface IslandBoundaryProps {
  readonly kept: Prerendered
  /** React has taken hold of all that was drawn, which it does in steps: until then nobody else may draw there. */
  readonly onAwake: () => void
  readonly children?: ReactNode
}

/** Around a whole island: once anything in it has thrown it draws nothing, and the prerendered content takes its place. */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidMount() {
    if (!this.state.hasFailed) this.props.onAwake()
  }

  override componentDidCatch(error: unknown) {
    // Not while React is still busy with the same place.
    queueMicrotask(() => this.props.kept.giveBack(error))
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    // What stands on the page now is taken away right after this.
    this.props.kept.noteTyped()
    return null
  }
}
