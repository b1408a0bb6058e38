import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The row through which a list was left: its list and where it leads. */
let left: { readonly list: string; readonly to: string } | undefined;

if (typeof document !== 'undefined') {
  // Who goes on by the menu or the search is not on the way back.
  const forget = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('main')) left = undefined;
  };
  document.addEventListener('click', forget, true);
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Notes that a list is left through a row, though not by its link. */
export function leaveBy({ href }: HTMLAnchorElement, list: string) {
  left = { list, to: href };
}

/** Whether the focus is nowhere in particular: on the page, or on the heading that every page gives it to. */
const isFree = () => document.activeElement?.matches('body, main, h1') ?? true;

/**
 * For the link of a row: who comes back from the record is where the list was left, not thirty stops of the keyboard
 * above.
 */
export function useLeftRow() {
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a list that comes back gives the focus back
  useEffect(() => {
    const row = link.current;
    if (!row || left?.list !== pathname || left.to !== row.href || !isFree()) return;
    left = undefined;
    row.focus({ preventScroll: true });
    // The shell scrolls a page that opens to its top.
    requestAnimationFrame(() => row.scrollIntoView({ block: 'center' }));
  }, []);

  return {
    ref: link,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      const { href, pathname: target } = event.currentTarget;
      if (isPlain(event) && target !== pathname) left = { list: pathname, to: href };
    },
  };
}
