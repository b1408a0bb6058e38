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
  /** What was thrown, which may be anything; null while nothing was. */
  readonly thrown: readonly [unknown] | null;
}

/** Keeps an error while rendering inside its part of the page. Give it a `key` to reset it with what it guards. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: [error] };
  }

  override componentDidCatch(error: unknown, where: ErrorInfo) {
    const { what, onError = tellFailure } = this.props;
    onError(error, where, what);
  }

  override render() {
    const { thrown } = this.state;
    const { children, fallback } = this.props;
    return thrown ? fallback(thrown[0], () => this.setState({ thrown: null })) : children;
  }
}
