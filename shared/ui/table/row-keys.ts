import type { KeyboardEvent } from 'react';
import type { Selection } from './use-selection';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from row to row (with Shift choosing on the way), `x` chooses the row one is in; Enter is the link's own. */
export const rowKeys = (selection: Selection | undefined) => (event: KeyboardEvent<HTMLElement>) => {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  const row = target.closest('tr');
  if (!row) return;
  if (event.key === 'x' && selection && row.dataset.row !== undefined) {
    event.preventDefault();
    selection.toggle(row.dataset.row);
    return;
  }
  const step = STEPS[event.key];
  if (!step) return;
  const next = neighbour(row, step);
  const link = next?.querySelector('a');
  if (!next || !link) return;
  event.preventDefault();
  if (event.shiftKey) selection?.add([row, next].flatMap(({ dataset }) => dataset.row ?? []));
  link.focus();
};

function neighbour(row: HTMLTableRowElement, step: 1 | -1): HTMLTableRowElement | undefined {
  const rows = [...(row.closest('table')?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? [])];
  const linked = rows.filter((candidate) => candidate === row || candidate.querySelector('a'));
  return linked[linked.indexOf(row) + step];
}

const isTyping = (element: HTMLElement) =>
  element.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');
