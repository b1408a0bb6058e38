import { customers } from '@fm/domain/customer';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAM = 'reminder';
const NEW = 'new';
/** What a new reminder is about, where a link names it: a customer, or the kind and the id of any record. */
const ABOUT = { customer: 'customer', type: 'about', id: 'record' } as const;

/** A record by its kind and id. */
export interface AboutRecord {
  readonly type: string;
  readonly id: string;
}

/** Address of the dialog over a reminder, on top of the list as it is. */
export function reminderSearch(search: URLSearchParams, id: string): string {
  const next = new URLSearchParams(search);
  next.set(PARAM, id);
  return `?${next}`;
}

/** The key that the router gives to what a page was opened with. */
const FIRST = 'default';

/**
 * Which reminder is open in the dialog; the address says so, so that Back closes it. One that was begun on the page of a
 * record leads back there.
 */
export function useOpenReminder() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const open = search.get(PARAM);
  const about = open === NEW ? aboutIn(search) : undefined;
  const go = useCallback(
    (id: string | null) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const name of Object.values(ABOUT)) next.delete(name);
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
    about,
    create: () => go(NEW),
    close: () => (about && key !== FIRST ? void navigate(-1) : go(null)),
  };
}

function aboutIn(search: URLSearchParams): AboutRecord | undefined {
  const customer = search.get(ABOUT.customer);
  if (customer !== null) return { type: customers.type, id: customer };
  const [type, id] = [search.get(ABOUT.type), search.get(ABOUT.id)];
  return type !== null && id !== null ? { type, id } : undefined;
}
