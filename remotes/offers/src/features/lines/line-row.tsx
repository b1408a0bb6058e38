import { TextArea } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { type KeyboardEvent, memo, useId, useState } from 'react';
import type { OfferControl } from '../editor/offer-form-state';
import { LineActions } from './line-actions';
import { LineDetails } from './line-details';
import { LineFigures } from './line-figures';
import { LineNumber } from './line-number';
import { LineTags } from './line-tags';
import css from './lines.module.css';
import type { LineEdits } from './use-line-edits';

export interface LineRowProps {
  readonly control: OfferControl;
  readonly index: number;
  readonly last: boolean;
  readonly currency: string;
  readonly edits: LineEdits;
}

/** One line. Redraws for what changes in it, not for what is typed in others. */
export const LineRow = memo(function LineRow({ control, index, last, currency, edits }: LineRowProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const kind = useWatch({ control, name: `lines.${index}.kind` });

  const onKey = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      edits.move(index, event.key === 'ArrowUp' ? -1 : 1);
    }
    const typing = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
    if (event.key === 'Enter' && typing && !event.nativeEvent.isComposing) {
      // Enter in a line goes on to the next; the offer is saved by its button.
      event.preventDefault();
      edits.next(index);
    }
  };

  return (
    <li className={css.line}>
      <fieldset className={css.cells} aria-label={`Line ${index + 1}`} onKeyDown={onKey}>
        <LineNumber index={index} open={open} controls={details} onToggle={() => setOpen(!open)} />
        <div className={css.name}>
          <Field control={control} name={`lines.${index}.name`} label="Name">
            {({ onChange, ...field }) => (
              // Long names wrap; a line break would be none on paper either.
              <TextArea
                {...field}
                required
                rows={1}
                onChange={(name) => onChange(name.replace(/\s*\n\s*/g, ' '))}
              />
            )}
          </Field>
          {!open && <LineTags control={control} index={index} />}
        </div>
        {kind !== 'text' && <LineFigures control={control} index={index} currency={currency} />}
        <LineActions index={index} last={last} edits={edits} />
      </fieldset>
      <div id={details} hidden={!open}>
        {open && <LineDetails control={control} index={index} />}
      </div>
    </li>
  );
});
