import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long a page may take to show its heading and still get the focus, in milliseconds. */
const HEADING_WAIT_MS = 10_000;

/**
 * Moves the focus to the heading of a page that opened, so that screen readers read it and the keyboard goes on from
 * there. Leaves the focus alone where the page itself has placed it, or the person while it was on its way, and on a page
 * the browser opened, which it reads.
 * A page that is drawn again, which `version` counts, gets back the focus that went with what was drawn before.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>, version: number) {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  // Who comes from the sign-in has seen its form go, and the focus with it.
  const opened = useRef(kind === 'POP' ? pathname : undefined);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const area = main.current;
    if (!area || opened.current === pathname) return undefined;
    opened.current = undefined;
    const isAgain = shown.current === pathname;
    shown.current = pathname;
    // Only a page that was drawn again has lost the focus; who is elsewhere meanwhile stays there.
    if (isAgain && (version === 0 || document.activeElement !== document.body)) return undefined;
    if (kind !== 'POP') window.scrollTo(0, 0);
    if (focusHeading(area)) return undefined;
    const person = watchPerson();
    const observer = new MutationObserver(() => {
      if (person.isElsewhere() || focusHeading(area)) end();
    });
    observer.observe(area, { childList: true, subtree: true });
    const end = () => {
      person.end();
      observer.disconnect();
      clearTimeout(timer);
    };
    const timer = setTimeout(end, HEADING_WAIT_MS);
    return end;
  }, [main, pathname, version, kind]);
}

/**
 * Watches whether somebody goes on with something else, such as a menu of the bar, while a page is on its way: the focus
 * is elsewhere, and not by itself, as it is where a drawer gives it back.
 */
function watchPerson() {
  const before = document.activeElement;
  let hasActed = false;
  const onAct = () => {
    hasActed = true;
  };
  const acts = ['pointerdown', 'keydown'] as const;
  for (const act of acts) document.addEventListener(act, onAct);
  return {
    isElsewhere: () => {
      const { activeElement, body } = document;
      return hasActed && activeElement !== before && activeElement !== body;
    },
    end: () => {
      for (const act of acts) document.removeEventListener(act, onAct);
    },
  };
}

/** Focuses the heading of the page, unless the focus is in it already. Gives false while there is no heading yet. */
export function focusHeading(area: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement !== area && area.contains(activeElement)) return true;
  const heading = area.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
