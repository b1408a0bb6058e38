import type { AuditFilter } from '@fm/domain/audit';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '../../answers/use-answer';
import { lookAtHistory, readExport } from './audit-calls';
import { type AuditFormat, saveAudit } from './audit-file';

/** Looks at the history whenever another filter is asked for; at nothing while there is none. */
export const useAuditPreview = (filter: AuditFilter | undefined) =>
  useAnswer(filter, lookAtHistory, 'The history could not be looked at.');

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
