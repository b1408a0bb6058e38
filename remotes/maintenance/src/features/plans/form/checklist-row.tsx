import { CHECKLIST_KIND_LABELS, type ChecklistItem, type ChecklistKind } from '@fm/domain/work-order';
import { ArrowDownIcon, ArrowUpIcon, Checkbox, IconButton, NativeSelect, TextField, TrashIcon } from '@fm/ui';
import { Field, FormReadOnly, TagsField, useWatch } from '@fm/ui/form';
import { useContext } from 'react';
import css from './checklist-section.module.css';
import type { PlanControl } from './plan-form-state';

/** How a check can be filled in. */
const CHECK_KINDS = [
  'check',
  'passFail',
  'number',
  'text',
  'choice',
  'photo',
  'meter',
] as const satisfies readonly ChecklistKind[];

/** The check filled in another way; what only the old way knew is left out. */
function asKind({ order, label, required }: ChecklistItem, kind: ChecklistKind): ChecklistItem {
  const item = { order, label, required };
  return kind === 'choice' ? { ...item, kind, options: ['Yes', 'No'] } : { ...item, kind };
}

interface ChecklistRowProps {
  readonly control: PlanControl;
  readonly item: ChecklistItem & { readonly id: string };
  readonly index: number;
  readonly last: boolean;
  readonly onChange: (item: ChecklistItem) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

const kinds = CHECK_KINDS.map((id) => ({ id, label: CHECKLIST_KIND_LABELS[id] }));

/** One check: what, how it is filled in, whether it must be. */
export function ChecklistRow(props: ChecklistRowProps) {
  const { control, item, index, last, onChange, onMove, onRemove } = props;
  const readOnly = useContext(FormReadOnly);
  const assets = useWatch({ control, name: 'assetRefs' });
  const number = `check ${index + 1}`;
  return (
    <li>
      <fieldset className={css.row} aria-label={`Check ${index + 1}`}>
        <div className={css.label}>
          <Field control={control} name={`template.checklist.${item.id}.label`} label="What is checked">
            {(field) => <TextField {...field} required hideLabel placeholder="What is checked" />}
          </Field>
        </div>
        <NativeSelect
          label="Kind"
          hideLabel
          options={kinds}
          value={item.kind}
          readOnly={readOnly}
          onChange={(kind: ChecklistKind) => onChange(asKind(item, kind))}
        />
        <Checkbox
          label="Required"
          value={item.required}
          readOnly={readOnly}
          onChange={(required) => onChange({ ...item, required })}
        />
        {!readOnly && (
          <div className={css.actions}>
            <IconButton
              aria-label={`Move ${number} up`}
              size="sm"
              disabled={index === 0}
              onClick={() => onMove(-1)}
            >
              <ArrowUpIcon />
            </IconButton>
            <IconButton
              aria-label={`Move ${number} down`}
              size="sm"
              disabled={last}
              onClick={() => onMove(1)}
            >
              <ArrowDownIcon />
            </IconButton>
            <IconButton aria-label={`Remove ${number}`} size="sm" onClick={onRemove}>
              <TrashIcon />
            </IconButton>
          </div>
        )}
        {item.kind === 'number' && (
          <TextField
            label="Unit"
            value={item.unit ?? ''}
            readOnly={readOnly}
            onChange={(unit) => onChange({ ...item, unit })}
            placeholder="°C, bar, mm"
          />
        )}
        {item.kind === 'meter' && assets.length > 1 && (
          <NativeSelect
            label="Whose meter"
            options={[
              { id: '', label: 'Chosen with each order' },
              ...assets.map(({ id, name }) => ({ id, label: name })),
            ]}
            value={item.assetRef?.id ?? ''}
            readOnly={readOnly}
            onChange={(id) => onChange({ ...item, assetRef: assets.find((asset) => asset.id === id) })}
          />
        )}
        {item.kind === 'choice' && (
          <div className={css.label}>
            <TagsField
              label="Choices"
              value={item.options}
              readOnly={readOnly}
              onChange={(options) => onChange({ ...item, options })}
            />
          </div>
        )}
      </fieldset>
    </li>
  );
}
