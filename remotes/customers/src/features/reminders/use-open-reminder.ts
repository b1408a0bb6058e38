import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAM = 'reminder';
const NEW = 'new';

/** Address of the dialog over a reminder, on top of the list as it is. */
export function reminderSearch(search: URLSearchParams, id: string): string {
  const next = new URLSearchParams(search);
  next.set(PARAM, id);
  return `?${next}`;
}

/** Which reminder is open in the dialog; the address says so, so that Back closes it. */
export function useOpenReminder() {
  const [search, setSearch] = useSearchParams();
  const open = search.get(PARAM);
  const go = useCallback(
    (id: string | null) =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        if (id === null) next.delete(PARAM);
        else next.set(PARAM, id);
        return next;
      }),
    [setSearch],
  );
  return {
    open: open !== null,
    id: open === null || open === NEW ? undefined : open,
    create: () => go(NEW),
    close: () => go(null),
  };
}
