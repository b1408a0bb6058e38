import { useEffect } from 'react';
import { focusHeading } from './page-focus';

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Where the keyboard was: the element, and its place among the stops of everything around it. */
interface Place {
  readonly element: Element;
  readonly path: string;
  readonly around: readonly { readonly element: Element; readonly index: number }[];
}

/**
 * Keeps the keyboard where it is when what had the focus goes: a row that was removed, a button whose action is done.
 * The browser would begin again at the top of the page. Dialogs, the undo bar and pages that open place the focus
 * themselves, and come first.
 */
export function useKeptPlace() {
  useEffect(() => {
    let last: Place | undefined;
    // In the page itself: where one goes on when a bar around it closes.
    let inPage: Place | undefined;
    let waiting = 0;
    // A long list draws its rows near the window alone: who scrolls one away did not remove it.
    let scrolled = false;

    const act = () => {
      scrolled = false;
    };
    const scroll = () => {
      scrolled = true;
    };
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      last = placeOf(target);
      if (target.closest('main')) inPage = last;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      const left = last;
      if (relatedTarget) return;
      // A press beside everything: nobody is anywhere any more. What was taken away is not connected by then.
      queueMicrotask(() => {
        if (left === last && left?.element.isConnected && isNowhere()) last = undefined;
      });
    };
    const observer = new MutationObserver(() => {
      if (scrolled || !isLost(last)) return;
      cancelAnimationFrame(waiting);
      // Two frames: a dialog gives the focus back in the next one.
      waiting = requestAnimationFrame(() => {
        waiting = requestAnimationFrame(() => {
          if (isLost(last) && !isAsked()) goOn(last, inPage);
        });
      });
    });

    const listeners = [
      ['focusin', note],
      ['focusout', leave],
      ['scroll', scroll],
      ['keydown', act],
      ['pointerdown', act],
    ] as const;
    for (const [kind, listener] of listeners)
      document.addEventListener(kind, listener as EventListener, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(waiting);
      observer.disconnect();
      for (const [kind, listener] of listeners)
        document.removeEventListener(kind, listener as EventListener, true);
    };
  }, []);
}

const isNowhere = () => !document.activeElement || document.activeElement === document.body;

/** Nobody left it: it was taken away, and nothing has come in its place. */
const isLost = (place: Place | undefined): place is Place =>
  place !== undefined && !place.element.isConnected && isNowhere();

/** A dialog keeps its own house. */
const isAsked = () => document.querySelector('dialog[open], [aria-modal="true"], [role="dialog"]') !== null;

const stopsIn = (element: ParentNode) => [...element.querySelectorAll<HTMLElement>(STOPS)];

function placeOf(element: Element): Place {
  const path = location.pathname;
  const root = element.closest('main');
  if (!root) return { element, path, around: [] };
  const stops = stopsIn(root);
  const own = stops.indexOf(element as HTMLElement);
  const around: { element: Element; index: number }[] = [];
  let first = Math.max(own, 0);
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    while (first > 0 && outer.contains(stops[first - 1] ?? null)) first -= 1;
    around.push({ element: outer, index: Math.max(own, 0) - first });
    if (outer === root) break;
  }
  return { element, path, around };
}

function goOn(last: Place, inPage: Place | undefined) {
  // A page that opens gives the focus to its heading.
  if (last.path !== location.pathname) return;
  const near = [last, inPage].some((place) => place?.path === last.path && focusNear(place));
  const main = document.querySelector('main');
  if (!near && main) focusHeading(main);
}

/** Focuses the place itself where it is still there, else the stop that has come to stand in its place. */
function focusNear({ element, around }: Place): boolean {
  if (element.isConnected) return focused(element);
  for (const outer of around) {
    if (!outer.element.isConnected) continue;
    const stops = stopsIn(outer.element);
    if ([stops[outer.index], stops.at(-1)].some((stop) => stop && focused(stop))) return true;
  }
  return false;
}

/** Hidden elements take no focus. */
function focused(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus();
  return document.activeElement === element;
}
