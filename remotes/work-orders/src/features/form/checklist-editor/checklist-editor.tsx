import { newId } from '@fm/data';
import { type Checklist, checklistItems, MAX_CHECKLIST_ITEMS } from '@fm/domain/work-order';
import { Button, FormSection, FormWide, PlusIcon } from '@fm/ui';
import { FormReadOnly, useWatch } from '@fm/ui/form';
import { useContext, useState } from 'react';
import type { SectionProps } from '../section-props';
import css from './checklist-editor.module.css';
import { ItemEditor } from './item-editor';
import { newItem } from './item-kinds';

/** What is to be checked on the job: items of different kinds, in an order. */
export function ChecklistEditor({ form }: SectionProps) {
  const readOnly = useContext(FormReadOnly);
  const checklist = useWatch({ control: form.control, name: 'checklist' });
  const [added, setAdded] = useState<string>();
  const ids = idsInOrder(checklist);
  const change = (next: Checklist) => form.setValue('checklist', next, { shouldDirty: true });
  const add = () => {
    const id = newId();
    change({ ...checklist, [id]: newItem(nextOrder(checklist)) });
    setAdded(id);
  };
  const remove = (id: string) => {
    change(without(checklist, id));
    form.clearErrors(`checklist.${id}`);
  };
  return (
    <FormSection title="Checklist" hint="Required items must be filled in before the order can be completed.">
      <FormWide>
        {ids.length === 0 && <p className={css.none}>Nothing to check yet.</p>}
        <ol className={css.items}>
          {ids.map((id, index) => (
            <ItemEditor
              key={id}
              form={form}
              id={id}
              place={index + 1}
              last={index === ids.length - 1}
              focus={id === added}
              onMove={(by) => change(moved(checklist, id, by))}
              onRemove={() => remove(id)}
            />
          ))}
        </ol>
        {!readOnly && (
          <Button
            variant="outline"
            icon={<PlusIcon />}
            disabled={ids.length >= MAX_CHECKLIST_ITEMS}
            onClick={add}
          >
            Add checklist item
          </Button>
        )}
      </FormWide>
    </FormSection>
  );
}

/** Ids of the items in their order. */
export const idsInOrder = (checklist: Checklist): string[] => checklistItems(checklist).map(({ id }) => id);

/** The checklist with one item a place up (-1) or down (1); the same where there is no such place. */
export function moved(checklist: Checklist, id: string, by: -1 | 1): Checklist {
  const ids = idsInOrder(checklist);
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ids.length) return checklist;
  ids.splice(at, 1);
  ids.splice(to, 0, id);
  return Object.fromEntries(
    ids.flatMap((key, order) => {
      const item = checklist[key];
      return item ? [[key, { ...item, order }]] : [];
    }),
  );
}

/** A place behind all items. */
export const nextOrder = (checklist: Checklist): number =>
  Object.values(checklist).reduce((highest, { order }) => Math.max(highest, order + 1), 0);

/** The checklist without one item. */
export const without = (checklist: Checklist, id: string): Checklist =>
  Object.fromEntries(Object.entries(checklist).filter(([key]) => key !== id));
