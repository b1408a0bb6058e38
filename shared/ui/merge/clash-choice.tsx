import { useId } from 'react';
import type { ClashSide, FormClash } from '../form/record-form-state';
import css from './merge.module.css';
import { clashTitle, clashWords } from './merge-words';

interface ClashChoiceProps {
  readonly clash: FormClash;
  /** Names of the form's fields by their paths. */
  readonly labels: ReadonlyMap<string, string>;
  readonly names: Readonly<Record<ClashSide, string>>;
  readonly side: ClashSide | undefined;
  /** It was tried to go on without choosing here. */
  readonly missing: boolean;
  readonly onChoose: (side: ClashSide) => void;
}

const SIDES = ['mine', 'theirs'] as const;

/** One place that two people changed: both beside each other, with what stood there before. */
export function ClashChoice({ clash, labels, names, side, missing, onChoose }: ClashChoiceProps) {
  const id = useId();
  // A row that one of them took away has no value of its own.
  const gone = clash.row !== undefined && clash.path.length % 2 === 0;
  const words = (value: unknown) =>
    clashWords(clash, value) ?? (gone && value === undefined ? 'Removed' : 'Empty');
  return (
    <fieldset className={css.clash}>
      <legend className={css.title} dir="auto">
        {clashTitle(clash, labels)}
      </legend>
      <div className={css.sides}>
        {SIDES.map((one) => (
          <label key={one} className={css.side}>
            <input
              type="radio"
              className={css.mark}
              name={id}
              checked={side === one}
              aria-invalid={missing || undefined}
              onChange={() => onChoose(one)}
            />
            <span className={css.text}>
              <span className={css.name}>{names[one]}</span>
              <span className={css.value} dir="auto">
                {words(clash[one])}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className={css.base} dir="auto">{`Before: ${words(clash.base)}`}</p>
    </fieldset>
  );
}
