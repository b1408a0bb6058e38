/** Marks a button that was pressed before it could answer; the boot script sets it. */
const WAITING = 'data-pressed';

/** Presses what was pressed in this form while it stood in the page without its code. */
export function pressWaiting(form: HTMLFormElement | null): void {
  for (const button of form?.querySelectorAll<HTMLElement>(`[${WAITING}]`) ?? []) {
    button.removeAttribute(WAITING);
    button.click();
  }
}
