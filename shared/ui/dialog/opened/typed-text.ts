import { whileTyping } from '@fm/platform';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Where something is typed: what is picked or ticked is picked again in a moment, a word searched for typed again. */
const TYPED_IN =
  'textarea, [role="spinbutton"], input:not([type="checkbox"], [type="radio"], [type="file"], [type="search"])';
/** What is drawn rather than typed says so itself. */
const DRAWN = '[data-unsaved]';

const textOf = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : (field.textContent ?? '');

/**
 * Whether the fields inside an element hold something typed that was not there before, asked at the very moment. It
 * looks at the fields themselves, so that no dialog can forget to say what it holds; a field that was saved and went
 * takes its text along.
 */
export function useTypedText(inside: RefObject<HTMLElement | null>): () => boolean {
  const before = useRef(new Map<Element, string>());
  const hasTyped = useCallback(() => {
    const differs = ([field, value]: [Element, string]) => field.isConnected && textOf(field) !== value;
    return [...before.current].some(differs) || inside.current?.querySelector(DRAWN) != null;
  }, [inside]);

  useEffect(() => {
    const element = inside.current;
    // Not at opening: what a dialog looks up fills its fields a moment later, and nobody has typed that.
    const remember = ({ target }: Event) => {
      const field = target instanceof Element && target.closest(TYPED_IN);
      if (field && !before.current.has(field)) before.current.set(field, textOf(field));
    };
    const kinds = ['keydown', 'pointerdown', 'beforeinput'];
    for (const kind of kinds) element?.addEventListener(kind, remember, true);
    return () => {
      for (const kind of kinds) element?.removeEventListener(kind, remember, true);
    };
  }, [inside]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasTyped() && event.preventDefault();
    const end = whileTyping(hasTyped);
    window.addEventListener('beforeunload', ask);
    return () => {
      end();
      window.removeEventListener('beforeunload', ask);
    };
  }, [hasTyped]);

  return hasTyped;
}
