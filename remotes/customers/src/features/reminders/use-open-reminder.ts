import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAM = 'reminder';
const NEW = 'new';
/** The customer a new reminder is about, where a link names one. */
const CUSTOMER = 'customer';

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
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(CUSTOMER);
          if (id === null) next.delete(PARAM);
          else next.set(PARAM, id);
          return next;
        },
        // What was closed is no place to go back to.
        { replace: id === null },
      ),
    [setSearch],
  );
  return {
    open: open !== null,
    id: open === null || open === NEW ? undefined : open,
    customerId: open === NEW ? (search.get(CUSTOMER) ?? undefined) : undefined,
    create: () => go(NEW),
    close: () => go(null),
  };
}
