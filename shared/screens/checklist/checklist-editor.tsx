import { newId } from '@fm/data';
import {
  type Checklist,
  type ChecklistItem,
  MAX_CHECKLIST_ITEMS,
  type MeterItem,
} from '@fm/domain/work-order';
import { Button, FormSection, FormWide, PlusIcon } from '@fm/ui';
import {
  type FieldValues,
  FormReadOnly,
  RemovedRows,
  removedByName,
  useRemovableRows,
  useWatch,
} from '@fm/ui/form';
import { type ReactNode, useContext, useState } from 'react';
import css from './checklist-editor.module.css';
import { type FormWithChecklist, tieOf } from './checklist-tie';
import { ItemEditor } from './item-editor';
import { newItem } from './item-kinds';
import { idsInOrder, moved, nextOrder, without } from './item-order';

export interface ChecklistEditorProps<Values extends FieldValues, Output>
  extends FormWithChecklist<Values, Output> {
  readonly hint: string;
  /** What an item asks that reads a meter: whose, and in which unit. */
  readonly meterOf: (id: string, item: MeterItem) => ReactNode;
}

const keyOf = ({ id }: { readonly id: string }) => id;

/** What is to be checked: items of different kinds, in an order. */
export function ChecklistEditor<Values extends FieldValues, Output>({
  hint,
  meterOf,
  ...props
}: ChecklistEditorProps<Values, Output>) {
  const tie = tieOf(props);
  const { form, at } = tie;
  const readOnly = useContext(FormReadOnly);
  const checklist = useWatch({ control: form.control, name: at });
  const [added, setAdded] = useState<string>();
  const ids = idsInOrder(checklist);
  const items = ids.map((id) => ({ id, item: checklist[id] as ChecklistItem }));
  const change = (next: Checklist) => form.setValue(at, next, { shouldDirty: true });
  const add = () => {
    const id = newId();
    change({ ...checklist, [id]: newItem(nextOrder(checklist)) });
    setAdded(id);
  };
  const rows = useRemovableRows(items, keyOf, {
    insert: (_, { id, item }) => change({ ...checklist, [id]: item }),
    remove: (_, { id }) => {
      change(without(checklist, id));
      form.clearErrors(`${at}.${id}`);
    },
  });
  return (
    <FormSection title="Checklist" hint={hint}>
      <FormWide>
        {ids.length === 0 && <p className={css.none}>Nothing to check yet.</p>}
        <ol className={css.items}>
          {ids.map((id, index) => (
            <ItemEditor
              key={id}
              {...tie}
              id={id}
              meterOf={meterOf}
              place={index + 1}
              last={index === ids.length - 1}
              focus={id === added}
              onMove={(by) => change(moved(checklist, id, by))}
              onRemove={() => rows.takeOff(index)}
            />
          ))}
        </ol>
        <RemovedRows rows={rows} textOf={({ item }) => removedByName(item.label)} />
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
