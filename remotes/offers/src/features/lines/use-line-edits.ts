import { newId } from '@fm/data';
import type { ItemOption } from '@fm/data/form';
import { COMPANY } from '@fm/domain/company';
import { emptyOfferLine, MAX_LINES, type OfferLineInput } from '@fm/domain/offer';
import { useFieldArray, useRemovedRows } from '@fm/ui/form';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OfferFormState } from '../editor/offer-form-state';
import { textLine } from '../texts/text-line';
import type { TakenFields } from './line-from-item';
import { endOf, groupOf, placeIn } from './line-places';
import { type GroupEdits, useGroupEdits } from './use-group-edits';
import { useItemTaking } from './use-item-taking';

/** What a row can do to the list of lines. One object for the life of the form, so that rows redraw for themselves alone. */
export interface LineEdits extends GroupEdits {
  /** A new line at the end of a group, by default of the last one, with the focus in it. */
  add(group?: string): void;
  /** A text of the company at the end: a line without a price. */
  addText(blockName: string, text: string): void;
  /** A new line at the end with what it takes over of an item, with the focus in its quantity. */
  take(item: ItemOption): Promise<void>;
  /** Puts what an item says into a line; what the item does not say stays. */
  refill(index: number, item: ItemOption): Promise<void>;
  /** The line below, or a new one after the last. */
  next(index: number): void;
  duplicate(index: number): void;
  /** By -1 up, by 1 down, at the rim of its group into the next one; the focus stays where it is. */
  move(index: number, by: -1 | 1): void;
  remove(index: number): void;
}

const keyOf = ({ id }: Pick<OfferLineInput, 'id'>) => id;

const nameOf = (index: number) => `lines.${index}.name` as const;

/** The lines of an offer as a list that can be added to, sorted and taken from. */
export function useLineEdits(form: OfferFormState) {
  const { control, getValues, setFocus, setValue } = form;
  const taken = useItemTaking(form);
  const { fields, insert, move, remove } = useFieldArray({
    control,
    name: 'lines',
    keyName: 'rowKey',
  });
  const { removed, remember, forget } = useRemovedRows<OfferLineInput>(fields, keyOf);
  const [announcement, announce] = useState('');
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

  const put = useCallback(
    (index: number, line: OfferLineInput, focusName: string = nameOf(index)) => {
      if (getValues('lines').length >= MAX_LINES) return announce(`An offer has at most ${MAX_LINES} lines.`);
      insert(index, line, { focusName });
      announce(`Line ${index + 1} added.`);
    },
    [getValues, insert],
  );
  const moveLine = useCallback(
    (from: number, to: number) => {
      focused.current = document.activeElement ?? undefined;
      move(from, to);
    },
    [move],
  );
  const groups = useGroupEdits(form, { move: moveLine, put }, announce);

  const edits = useMemo<LineEdits>(() => {
    const add = (group?: string) => {
      const lines = getValues('lines');
      const index = group === undefined ? lines.length : endOf(lines, group);
      // The line before says which tax and unit the next one most likely has.
      const before = lines[index - 1];
      const { taxBp = COMPANY.taxRatesBp[0], unit = 'pcs' } = before ?? {};
      put(index, { ...emptyOfferLine(newId()), group: group ?? groupOf(before), taxBp, unit });
    };
    const last = () => {
      const lines = getValues('lines');
      return { index: lines.length, group: groupOf(lines.at(-1)) };
    };
    return {
      ...groups,
      add,
      addText: (blockName, text) => {
        const { index, group } = last();
        const fields = { kind: 'text', unit: '', group, ...textLine(blockName, text) } as const;
        put(index, { ...emptyOfferLine(newId()), ...fields });
      },
      take: async (item) => {
        const fields = await taken(item);
        const { index, group } = last();
        put(index, { ...emptyOfferLine(newId()), ...fields, group }, `lines.${index}.qtyMilli`);
      },
      refill: async (index, item) => {
        const { id } = getValues(`lines.${index}`);
        const fields = await taken(item);
        // The line may have moved or gone while the item was read.
        const now = getValues('lines').findIndex((line) => line.id === id);
        if (now < 0) return;
        for (const [name, value] of Object.entries(fields))
          setValue(`lines.${now}.${name as keyof TakenFields}`, value, {
            shouldDirty: true,
            shouldValidate: true,
          });
        announce(`Line ${now + 1} is now “${fields.name}”.`);
      },
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
        const lines = getValues('lines');
        const [group, beyond] = [groupOf(lines[index]), lines[index + by]];
        if (beyond && groupOf(beyond) === group) {
          moveLine(index, index + by);
          return announce(`Line ${index + 1} is now line ${index + by + 1}.`);
        }
        // Above the first heading stand lines without a group; below the last line nothing does.
        if (!beyond && (by > 0 || group === '')) return;
        const into = groupOf(beyond);
        focused.current = document.activeElement ?? undefined;
        setValue(`lines.${index}.group`, into, { shouldDirty: true });
        announce(
          into === ''
            ? `Line ${index + 1} stands without a group.`
            : `Line ${index + 1} is now in the group “${into}”.`,
        );
      },
      remove: (index) => {
        const line = getValues(`lines.${index}`);
        removedAt.current = index;
        remember(index, line);
        remove(index);
      },
    };
  }, [getValues, groups, moveLine, put, remember, remove, setFocus, setValue, taken]);

  const undo = useCallback(() => {
    const last = removed.at(-1);
    if (!last) return;
    const index = placeIn(getValues('lines'), groupOf(last.row), last.index);
    insert(index, last.row, { focusName: nameOf(index) });
  }, [removed, insert, getValues]);

  return { fields, edits, removed, undo, forget, announcement };
}
