let pressing = false;
let waiting: (() => void)[] = [];

function begin() {
  pressing = true;
}

function end() {
  pressing = false;
  const due = waiting;
  waiting = [];
  // The click comes after the end of the press.
  setTimeout(() => {
    for (const work of due) work();
  });
}

if (typeof window !== 'undefined') {
  const first = { capture: true };
  window.addEventListener('pointerdown', begin, first);
  window.addEventListener('pointerup', end, first);
  window.addEventListener('pointercancel', end, first);
}

/**
 * Runs `work` at once, or when the press that is under way has ended. Leaving a field by a press on a button draws the
 * field's error, which moves the button: without waiting it would be gone from under the pointer before the click.
 */
export function afterPress(work: () => void): void {
  if (pressing) waiting.push(work);
  else work();
}
