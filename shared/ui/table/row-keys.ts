import type { KeyboardEvent } from 'react';
import { isTyping } from '../keys/single-key';
import type { Selection } from './use-selection';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Where the actions for the chosen rows stand. */
const ACTIONS = '[data-selection-bar] :is(a, button)';

interface RowActions {
  readonly selection: Selection | undefined;
  /** Opens the form of a row, where that is not where its link leads. */
  readonly onEdit: ((row: string, link: HTMLAnchorElement) => void) | undefined;
}

/**
 * Arrows go from row to row (with Shift choosing on the way), `x` chooses the row one is in, `e` edits it, `a` goes to
 * what can be done with those chosen; Enter is the link's own.
 */
export const rowKeys =
  ({ selection, onEdit }: RowActions) =>
  (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
    const row = target.closest('tr');
    if (!row) return;
    const id = row.dataset.row;
    const link = row.querySelector<HTMLAnchorElement>('[data-row-link]');
    const actions = document.querySelector<HTMLElement>(ACTIONS);
    if (event.key === 'x' && selection && id !== undefined) selection.toggle(id);
    else if (event.key === 'e' && link && id !== undefined) onEdit ? onEdit(id, link) : link.click();
    else if (event.key === 'a' && selection && actions) actions.focus();
    else if (!goBeside(row, event, selection)) return;
    event.preventDefault();
  };

/** Whether there was a row to go to. */
function goBeside(
  row: HTMLTableRowElement,
  { key, shiftKey }: KeyboardEvent,
  selection: Selection | undefined,
): boolean {
  const step = STEPS[key];
  const next = step && neighbour(row, step);
  const link = next?.querySelector('a');
  if (!next || !link) return false;
  if (shiftKey) selection?.add([row, next].flatMap(({ dataset }) => dataset.row ?? []));
  link.focus();
  return true;
}

function neighbour(row: HTMLTableRowElement, step: 1 | -1): HTMLTableRowElement | undefined {
  const rows = [...(row.closest('table')?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? [])];
  const linked = rows.filter((candidate) => candidate === row || candidate.querySelector('a'));
  return linked[linked.indexOf(row) + step];
}
