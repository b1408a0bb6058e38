import type { RegistryEntry } from '@fm/contract';
import { ErrorBoundary, type HostApi, useHost } from '@fm/platform';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isHostScript } from '../../app/host-script';
import { federation } from '../federation';
import { FailurePanel } from './failure-panel';
import { kindOf, RemoteFailure } from './remote-failure';

interface Props {
  readonly entry: RegistryEntry;
  /** How often the area has crashed since it was opened; kept outside, for a retry replaces this boundary. */
  readonly crashes: { current: number };
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A part of the area that did not arrive is another story than one that threw. */
function crashOf(entry: RegistryEntry, cause: unknown): RemoteFailure {
  const { id } = entry.descriptor;
  if (kindOf(cause) !== 'unreachable') return new RemoteFailure('crashed', id, entry, cause);
  const now = federation().registry.entry(id);
  return new RemoteFailure(now && now.build !== entry.build ? 'stale' : 'unreachable', id, entry, cause);
}

/** Keeps a crash inside the area. Going to another address of the area leaves the crashed screen behind. */
export function CrashBoundary({ entry, crashes, onRetry, children }: Props) {
  const host = useHost();
  return (
    <ErrorBoundary
      fallback={(error, reset) => (
        <CrashPanel failure={crashOf(entry, error)} crashes={crashes} onRetry={onRetry} onLeave={reset} />
      )}
      onError={(error, where) => {
        crashes.current += 1;
        const failure = crashOf(entry, error);
        federation().log.failed(failure);
        host.report(error, { ...failure.context, componentStack: where?.componentStack });
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

interface PanelProps {
  readonly failure: RemoteFailure;
  readonly crashes: { readonly current: number };
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

function CrashPanel({ failure, crashes, onRetry, onLeave }: PanelProps) {
  const { key } = useLocation();
  const crashedAt = useRef(key);
  // Before this crash is counted, which happens after the panel has been drawn.
  const [again] = useState(() => crashes.current > 0);
  useEffect(() => {
    if (crashedAt.current !== key) onLeave();
  }, [key, onLeave]);
  return <FailurePanel failure={failure} again={again} onRetry={onRetry} />;
}

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

/** The area whose files an error came through, by its stack. */
export const areaBehind = (
  error: unknown,
  running: readonly RegistryEntry[],
  file = '',
): RegistryEntry | undefined => {
  const trace = `${file}\n${textOf(error)}`;
  return running.find(({ base }) => trace.includes(new URL(base, document.baseURI).href));
};

const SCRIPT = /https?:\/\/[^\s()]+?\.js\b/g;

/** Whether an error came through the host's scripts. One of none of ours is an extension's of the browser. */
export const isOfHost = (error: unknown, file = ''): boolean =>
  [...`${file}\n${textOf(error)}`.matchAll(SCRIPT)].some(([address]) => isHostScript(address));

/**
 * Tells operators of errors that nobody caught: in event handlers, timers and promises, where no boundary sees them.
 * They are an area's where one is behind them. The screen stays as it is.
 */
export function useStrayErrors({ report }: Pick<HostApi, 'report'>): void {
  useEffect(() => {
    const tell = (error: unknown, file?: string) => {
      const { running, log } = federation();
      const entry = areaBehind(error, running, file);
      if (!entry) {
        if (isOfHost(error, file)) report(error, { area: 'host', kind: 'uncaught' });
        return;
      }
      const failure = new RemoteFailure('uncaught', entry.descriptor.id, entry, error);
      log.failed(failure);
      report(error, failure.context);
    };
    const onError = ({ error, filename }: ErrorEvent) => tell(error, filename);
    const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [report]);
}
