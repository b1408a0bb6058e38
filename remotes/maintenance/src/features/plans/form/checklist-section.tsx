import { newId } from '@fm/data';
import {
  type Checklist,
  type ChecklistItem,
  checklistItems,
  MAX_CHECKLIST_ITEMS,
} from '@fm/domain/work-order';
import { Button, FormSection, FormWide, PlusIcon } from '@fm/ui';
import { FormReadOnly, useWatch } from '@fm/ui/form';
import { useContext } from 'react';
import { ChecklistRow } from './checklist-row';
import css from './checklist-section.module.css';
import type { PlanFormState } from './plan-form-state';

const changed = { shouldDirty: true } as const;

type Item = ChecklistItem & { readonly id: string };

/** The items as a map again, numbered in their order. */
const asChecklist = (items: readonly Item[]): Checklist =>
  Object.fromEntries(items.map(({ id, ...item }, order) => [id, { ...item, order }]));

/** What is checked at every occurrence. */
export function ChecklistSection({ form }: { readonly form: PlanFormState }) {
  const { control, setValue, setFocus } = form;
  const readOnly = useContext(FormReadOnly);
  const items = checklistItems(useWatch({ control, name: 'template.checklist' }));
  const write = (next: readonly Item[]) => setValue('template.checklist', asChecklist(next), changed);

  const add = () => {
    const id = newId();
    write([...items, { id, order: items.length, kind: 'check', label: '', required: true }]);
    // The field is there once the row is drawn.
    requestAnimationFrame(() => setFocus(`template.checklist.${id}.label`));
  };
  const move = (index: number, by: -1 | 1) => {
    const next = [...items];
    const [item] = next.splice(index, 1);
    if (item) next.splice(index + by, 0, item);
    write(next);
  };

  return (
    <FormSection title="Checklist" hint="What is checked at every occurrence.">
      <FormWide>
        {items.length > 0 && (
          <ol className={css.items}>
            {items.map((item, index) => (
              <ChecklistRow
                key={item.id}
                control={control}
                item={item}
                index={index}
                last={index === items.length - 1}
                onChange={(next) =>
                  write(items.map((one) => (one.id === item.id ? { ...next, id: one.id } : one)))
                }
                onMove={(by) => move(index, by)}
                onRemove={() => write(items.filter(({ id }) => id !== item.id))}
              />
            ))}
          </ol>
        )}
        {!readOnly && items.length < MAX_CHECKLIST_ITEMS && (
          <Button variant="outline" icon={<PlusIcon />} onClick={add}>
            Add check
          </Button>
        )}
        {readOnly && items.length === 0 && 'Nothing is checked.'}
      </FormWide>
    </FormSection>
  );
}
