import { ChevronDownIcon, ChevronRightIcon, TextArea, Tooltip } from '@fm/ui';
import { Field, useWatch } from '@fm/ui/form';
import { type KeyboardEvent, memo, useId, useState } from 'react';
import type { OfferControl } from '../editor/offer-form-state';
import { LineActions } from './line-actions';
import { LineDetails } from './line-details';
import { LineFigures } from './line-figures';
import { LineTags } from './line-tags';
import css from './lines.module.css';
import type { LineEdits } from './use-line-edits';

export interface LineRowProps {
  readonly control: OfferControl;
  readonly index: number;
  /** Nothing is above it, no heading either. */
  readonly first: boolean;
  readonly last: boolean;
  readonly currency: string;
  readonly edits: LineEdits;
}

/** One line. Redraws for what changes in it, not for what is typed in others. */
export const LineRow = memo(function LineRow({ control, index, first, last, currency, edits }: LineRowProps) {
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
        <LineActions index={index} first={first} last={last} edits={edits} />
      </fieldset>
      <div id={details} hidden={!open}>
        {open && <LineDetails control={control} index={index} currency={currency} edits={edits} />}
      </div>
    </li>
  );
});

interface LineNumberProps {
  readonly index: number;
  readonly open: boolean;
  /** Id of what it shows and hides. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** The number of a line; shows and hides what most lines have no need of. */
const LineNumber = ({ index, open, controls, onToggle }: LineNumberProps) => (
  <Tooltip text={open ? 'Hide details' : 'Description, group, option, cost, how often'}>
    {(target) => (
      <button
        {...target}
        type="button"
        className={css.number}
        aria-expanded={open}
        aria-controls={controls}
        aria-label={`${index + 1}, details of line`}
        onClick={onToggle}
      >
        {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
        {index + 1}
      </button>
    )}
  </Tooltip>
);
