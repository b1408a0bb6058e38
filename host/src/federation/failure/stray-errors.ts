import type { RegistryEntry } from '@fm/contract';
import type { HostApi } from '@fm/platform';
import { useEffect } from 'react';
import { federation } from '../federation';
import { RemoteFailure } from './remote-failure';

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

/**
 * Tells operators of errors of areas that nobody caught: in event handlers, timers and promises, where no boundary
 * sees them. The screen stays as it is.
 */
export function useStrayErrors({ report }: Pick<HostApi, 'report'>): void {
  useEffect(() => {
    const tell = (error: unknown, file?: string) => {
      const { running, log } = federation();
      const entry = areaBehind(error, running, file);
      if (!entry) return;
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
