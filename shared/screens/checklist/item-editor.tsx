import { CHECKLIST_KIND_LABELS, type ChecklistKind, isFilled, type MeterItem } from '@fm/domain/work-order';
import { ArrowDownIcon, ArrowUpIcon, Checkbox, IconButton, TextField, TrashIcon } from '@fm/ui';
import { Field, FormReadOnly, useWatch } from '@fm/ui/form';
import { SelectField } from '@fm/ui/select';
import { type ReactNode, useContext, useEffect } from 'react';
import css from './checklist-editor.module.css';
import type { ItemTie } from './checklist-tie';
import { asKind } from './item-kinds';
import { KindDetails } from './kind-details';

const kinds = (Object.keys(CHECKLIST_KIND_LABELS) as ChecklistKind[]).map((id) => ({
  id,
  label: CHECKLIST_KIND_LABELS[id],
}));

interface ItemEditorProps extends ItemTie {
  readonly meterOf: (id: string, item: MeterItem) => ReactNode;
  /** Its place in the list, from 1. */
  readonly place: number;
  readonly last: boolean;
  /** Was just added. */
  readonly focus: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One item: what it asks, how it is answered, where it stands. */
export function ItemEditor(props: ItemEditorProps) {
  const { form, at, id, meterOf, place, last, focus, onMove, onRemove } = props;
  const { control, setValue, setFocus } = form;
  const readOnly = useContext(FormReadOnly);
  const item = useWatch({ control, name: `${at}.${id}` });
  useEffect(() => {
    if (focus) setFocus(`${at}.${id}.label`);
  }, [focus, setFocus, at, id]);
  if (!item) return null;
  return (
    <li>
      <fieldset className={css.item} aria-label={`Item ${place}`}>
        <div className={css.line}>
          <Field control={control} name={`${at}.${id}.label`} label={`Item ${place}`}>
            {(field) => <TextField {...field} required maxLength={200} />}
          </Field>
          <Field control={control} name={`${at}.${id}.kind`} label="Answer">
            {(field) => (
              <SelectField
                {...field}
                options={kinds}
                hint={isFilled(item) ? 'Filled in: another kind empties it.' : undefined}
                onChange={(kind: ChecklistKind) =>
                  setValue(`${at}.${id}`, asKind(item, kind), { shouldDirty: true })
                }
              />
            )}
          </Field>
          <div className={css.beside}>
            <Field control={control} name={`${at}.${id}.required`} label="Required">
              {(field) => <Checkbox {...field} />}
            </Field>
          </div>
          {!readOnly && (
            <div className={css.beside}>
              <IconButton
                aria-label={`Move item ${place} up`}
                disabled={place === 1}
                onClick={() => onMove(-1)}
              >
                <ArrowUpIcon />
              </IconButton>
              <IconButton aria-label={`Move item ${place} down`} disabled={last} onClick={() => onMove(1)}>
                <ArrowDownIcon />
              </IconButton>
              <IconButton aria-label={`Remove item ${place}`} onClick={onRemove}>
                <TrashIcon />
              </IconButton>
            </div>
          )}
        </div>
        <KindDetails form={form} at={at} id={id} item={item} meterOf={meterOf} />
      </fieldset>
    </li>
  );
}
