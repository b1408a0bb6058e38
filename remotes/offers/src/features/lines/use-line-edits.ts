import { newId } from '@fm/data';
import { COMPANY } from '@fm/domain/company';
import { emptyOfferLine, MAX_LINES, type OfferLineInput } from '@fm/domain/offer';
import { useFieldArray } from '@fm/ui/form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OfferFormState } from '../editor/offer-form-state';

/** A line that was taken off, and where it stood. */
export interface RemovedLine {
  readonly index: number;
  readonly line: OfferLineInput;
}

/** What a row can do to the list of lines. One object for the life of the form, so that rows redraw for themselves alone. */
export interface LineEdits {
  /** A new line at the end, with the focus in it. */
  add(): void;
  /** The line below, or a new one after the last. */
  next(index: number): void;
  duplicate(index: number): void;
  /** By -1 up, by 1 down; the focus stays where it is. */
  move(index: number, by: -1 | 1): void;
  remove(index: number): void;
}

const nameOf = (index: number) => `lines.${index}.name` as const;

/** The lines of an offer as a list that can be added to, sorted and taken from. */
export function useLineEdits({ control, getValues, setFocus }: OfferFormState) {
  const { fields, insert, move, remove } = useFieldArray({
    control,
    name: 'lines',
    keyName: 'rowKey',
  });
  const [removed, setRemoved] = useState<readonly RemovedLine[]>([]);
  const [said, setSaid] = useState('');
  const focused = useRef<Element>(undefined);
  const removedAt = useRef<number>(undefined);

  // The button that had the focus went with its row: the keyboard goes on in the line that took its place.
  useEffect(() => {
    const index = removedAt.current;
    removedAt.current = undefined;
    if (index !== undefined && fields.length > 0) setFocus(nameOf(Math.min(index, fields.length - 1)));
  }, [fields, setFocus]);

  // Moving a row in the page takes the focus out of it.
  useEffect(() => {
    const element = focused.current;
    focused.current = undefined;
    if (!(element instanceof HTMLElement) || document.activeElement === element) return;
    element.focus();
    // A button that leads no further at the end of the list cannot take it.
    if (document.activeElement !== element) element.closest('fieldset')?.querySelector('input')?.focus();
  });

  const edits = useMemo<LineEdits>(() => {
    const put = (index: number, line: OfferLineInput) => {
      if (getValues('lines').length >= MAX_LINES) return setSaid(`An offer has at most ${MAX_LINES} lines.`);
      insert(index, line, { focusName: nameOf(index) });
      setSaid(`Line ${index + 1} added.`);
    };
    const add = () => {
      const lines = getValues('lines');
      // The line before says which tax and unit the next one most likely has.
      const { taxBp = COMPANY.taxRatesBp[0], unit = 'pcs' } = lines.at(-1) ?? {};
      put(lines.length, { ...emptyOfferLine(newId()), taxBp, unit });
    };
    return {
      add,
      next: (index) => {
        const lines = getValues('lines');
        if (index < lines.length - 1) setFocus(nameOf(index + 1), { shouldSelect: true });
        else if (lines[index]?.name.trim()) add();
      },
      duplicate: (index) => {
        const line = getValues(`lines.${index}`);
        put(index + 1, { ...line, id: newId() });
      },
      move: (index, by) => {
        const to = index + by;
        if (to < 0 || to >= getValues('lines').length) return;
        focused.current = document.activeElement ?? undefined;
        move(index, to);
        setSaid(`Line ${index + 1} is now line ${to + 1}.`);
      },
      remove: (index) => {
        const line = getValues(`lines.${index}`);
        removedAt.current = index;
        remove(index);
        setRemoved((before) => [...before, { index, line }]);
      },
    };
  }, [getValues, insert, move, remove, setFocus]);

  const undo = useCallback(() => {
    const last = removed.at(-1);
    if (!last) return;
    setRemoved(removed.slice(0, -1));
    const index = Math.min(last.index, getValues('lines').length);
    insert(index, last.line, { focusName: nameOf(index) });
  }, [removed, insert, getValues]);

  return { fields, edits, removed, undo, forget: () => setRemoved([]), said };
}
