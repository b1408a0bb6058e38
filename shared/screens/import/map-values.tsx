import { formatCounted, formatSentence, NativeSelect } from '@fm/ui';
import { useMemo } from 'react';
import css from './import.module.css';
import type { Import } from './use-import';
import { meaningOf, type UnknownValues, unknownValues, withMeaning } from './value-mapping';

const ROW = { one: 'row', many: 'rows' };
const MORE = { one: 'And 1 more value.', many: 'And {count} more values.' };

/** What is listed while nobody said anything, and what leaves a value out. */
const NOT_SAID = '';
const LEFT_OUT = 'left out';

/** Asks what values stand for that columns of a known list do not know. */
export function MapValues<V>({ of }: { readonly of: Import<V> }) {
  const { file, mapping } = of;
  const { columns } = of.of;
  const unknown = useMemo(() => unknownValues(columns, mapping, file?.rows ?? []), [columns, mapping, file]);
  return unknown.map((column) => <ColumnValues key={column.field} of={of} column={column} />);
}

function ColumnValues<V>({ of, column }: { readonly of: Import<V>; readonly column: UnknownValues }) {
  const { field, label, choices, values, left } = column;
  const options = [
    { id: NOT_SAID, label: 'Choose what it stands for' },
    ...choices.options,
    { id: LEFT_OUT, label: 'Leave out' },
  ];
  const say = (text: string, chosen: string) => {
    const meaning = chosen === NOT_SAID ? undefined : chosen === LEFT_OUT ? '' : chosen;
    of.setValues(withMeaning(of.values, field, text, meaning));
  };
  const chosenFor = (text: string): string => {
    const meaning = meaningOf(of.values, field, text);
    return meaning === undefined ? NOT_SAID : meaning || LEFT_OUT;
  };
  return (
    <fieldset className={css.values}>
      <legend>{`${label}: what do these values stand for?`}</legend>
      <div className={css.columns}>
        {values.map(({ text, rows }) => (
          <NativeSelect
            key={text}
            label={text}
            hint={formatCounted(rows, ROW)}
            options={options}
            value={chosenFor(text)}
            onChange={(chosen) => say(text, chosen)}
          />
        ))}
      </div>
      {left > 0 && <p className={css.why}>{formatSentence(left, MORE)}</p>}
    </fieldset>
  );
}
