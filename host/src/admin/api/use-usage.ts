import { type UsagePeriod, type UsageReport, usageReportSchema } from '@fm/domain/usage';
import { callFunction } from '@fm/firebase/functions';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';

const DEADLINE_MS = 30_000;

/** The use of a period, on its way or there. */
export type LoadedUsage =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly report: UsageReport };

/** Asks the server for the use of the last days. */
export function useUsage(days: UsagePeriod): LoadedUsage & { retry(): void } {
  const [loaded, setLoaded] = useState<LoadedUsage>({ status: 'loading' });
  const load = useCallback(() => {
    let ended = false;
    setLoaded({ status: 'loading' });
    readUse(days).then(
      (report) => !ended && setLoaded({ status: 'ready', report }),
      (error: unknown) => {
        console.error('The use of the app could not be read.', error);
        if (!ended) setLoaded({ status: 'failed' });
      },
    );
    return () => {
      ended = true;
    };
  }, [days]);
  useEffect(load, [load]);
  return { ...loaded, retry: () => void load() };
}

const readUse = async (days: UsagePeriod): Promise<UsageReport> =>
  v.parse(usageReportSchema, await callFunction('readUse', { days }, DEADLINE_MS));
