import type { AuditFilter } from '@fm/domain/audit';
import { useEffect, useRef, useState } from 'react';
import { type AuditPreview, lookAtHistory, readExport } from './audit-calls';
import { type AuditFormat, saveAudit } from './audit-file';

/** What the history holds for a filter. */
export type Looked =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly preview: AuditPreview };

/** Looks at the history whenever another filter is asked for; at nothing while there is none. */
export function useAuditPreview(filter: AuditFilter | undefined): Looked & { retry(): void } {
  const [looked, setLooked] = useState<Looked>({ status: 'loading' });
  const [tries, setTries] = useState(0);
  const key = filter && JSON.stringify([filter, tries]);
  useEffect(() => {
    if (!key) return;
    const [asked] = JSON.parse(key) as [AuditFilter];
    let ended = false;
    setLooked({ status: 'loading' });
    lookAtHistory(asked).then(
      (preview) => !ended && setLooked({ status: 'ready', preview }),
      (error: unknown) => {
        console.error('The history could not be looked at.', error);
        if (!ended) setLooked({ status: 'failed' });
      },
    );
    return () => {
      ended = true;
    };
  }, [key]);
  return { ...looked, retry: () => setTries(tries + 1) };
}

/** An export on its way into a file. */
export interface AuditExport {
  /** Entries that have arrived; undefined while none is under way. */
  readonly done: number | undefined;
  readonly failed: boolean;
  start(filter: AuditFilter, format: AuditFormat, name: string): Promise<boolean>;
}

/** Exports the history into a file. Leaving the page stops the export. */
export function useAuditExport(): AuditExport {
  const [done, setDone] = useState<number>();
  const [failed, setFailed] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return {
    done,
    failed,
    async start(filter, format, name) {
      const controller = new AbortController();
      running.current = controller;
      setDone(0);
      setFailed(false);
      try {
        await saveAudit(name, format, await readExport(filter, setDone, controller.signal));
        return true;
      } catch (error) {
        if (!controller.signal.aborted) {
          console.error('The history could not be exported.', error);
          setFailed(true);
        }
        return false;
      } finally {
        setDone(undefined);
      }
    },
  };
}
