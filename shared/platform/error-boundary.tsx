import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Drawn instead of the children after an error; `reset` tries them again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  readonly onError?: (error: unknown, componentStack: string) => void;
}

interface State {
  readonly failed: boolean;
  readonly error?: unknown;
}

/** Keeps an error while rendering inside its part of the page. Give it a `key` to reset it with what it guards. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info.componentStack ?? '');
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ failed: false, error: undefined }));
  }
}
