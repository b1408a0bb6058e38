import { Component, type ErrorInfo, type ReactNode } from 'react';
import { type TellFailure, tellFailure } from './failures';

interface Props {
  readonly children: ReactNode;
  /** Drawn instead of the children after an error; `reset` tries them again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode;
  /** What it guards, as a person would call it: whoever hears of failures is told of it. */
  readonly what?: string;
  /** Is told of an error in place of whoever hears of failures. */
  readonly onError?: TellFailure;
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

  override componentDidCatch(error: unknown, where: ErrorInfo) {
    const { what, onError = tellFailure } = this.props;
    onError(error, where, what);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ failed: false, error: undefined }));
  }
}
