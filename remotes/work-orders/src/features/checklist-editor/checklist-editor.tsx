import { newId } from '@fm/data';
import { type Checklist, MAX_CHECKLIST_ITEMS } from '@fm/domain/work-order';
import { Button, FormSection, FormWide, PlusIcon } from '@fm/ui';
import { FormReadOnly, useWatch } from '@fm/ui/form';
import { useContext, useState } from 'react';
import type { SectionProps } from '../form/work-order-fields';
import css from './checklist-editor.module.css';
import { ItemEditor } from './item-editor';
import { newItem } from './item-kinds';
import { idsInOrder, moved, nextOrder, without } from './reorder';

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
