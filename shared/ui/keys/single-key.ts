import { useEffect, useEffectEvent } from 'react';

const KEPT = 'fm.singleKeys';

/** Whether `/` and `?` do something: who speaks to the computer, or has a shaking hand, presses them by mistake. */
export const singleKeysOn = (): boolean => localStorage.getItem(KEPT) !== 'off';

/** Kept in this browser. */
export const setSingleKeys = (on: boolean): void =>
  on ? localStorage.removeItem(KEPT) : localStorage.setItem(KEPT, 'off');

const TYPED_INTO =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable], [role="spinbutton"]';

/** Whether what is pressed there is text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;

/** A dialog asks something that has to be answered first. */
export const isAsked = (): boolean => document.querySelector('dialog[open], [aria-modal="true"]') !== null;

/** Does something on a key that is a character of its own, from everywhere on the page where nobody types. */
export function useSingleKey(key: string, run: (event: KeyboardEvent) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Some keyboards have `/` and `?` behind Shift or AltGr.
    const commanded = event.metaKey || (event.ctrlKey && !event.getModifierState('AltGraph'));
    if (event.key !== key || commanded || event.defaultPrevented || event.isComposing) return;
    if (isTyping(event.target) || isAsked() || !singleKeysOn()) return;
    event.preventDefault();
    run(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
