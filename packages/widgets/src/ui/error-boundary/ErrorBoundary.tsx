import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in the place of what failed; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
  onError?: (error: unknown) => void;
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

  readonly #retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.#retry) : this.props.children;
  }
}
