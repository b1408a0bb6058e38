import { type RefObject, useEffect } from 'react';

const isSaveKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !shiftKey && !altKey;

/** Whether the key is for this form: one stands in it, or in none and it is on top. */
function isMeant(form: HTMLFormElement): boolean {
  const standsIn = document.activeElement?.closest('form');
  const [top = null] = [...document.querySelectorAll('dialog[open]')].reverse();
  return standsIn ? standsIn === form : form.closest('dialog') === top;
}

/** Ctrl+S or ⌘S presses the form's own button, wherever it stands: a long form is saved from any of its fields. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.defaultPrevented || !form.current || !isMeant(form.current)) return;
      const button = [...form.current.elements].find(
        (element) => element instanceof HTMLButtonElement && element.type === 'submit',
      );
      if (!(button instanceof HTMLButtonElement)) return;
      // Even where there is nothing to save: the browser would offer to save the page.
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [form]);
}
