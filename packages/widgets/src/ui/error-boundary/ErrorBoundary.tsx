import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in the place of what failed; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
  /** What failed is rendered again when this changes: its cause may have gone. */
  retryOn?: unknown;
  children: ReactNode;
}

/** Keeps a failure inside: what stands around it goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { hasFailed }: { hasFailed: boolean }) {
    if (hasFailed && before.retryOn !== this.props.retryOn) this.#retry();
  }

  readonly #retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.#retry) : this.props.children;
  }
}
