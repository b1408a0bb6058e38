import { offerTotals, optionsOf, subtotalOf } from '@fm/domain/offer-arithmetic';
import { useWatch } from '@fm/ui/form';
import { Fragment } from 'react';
import type { OfferControl } from '../editor/offer-form-state';
import { pricedDraft } from '../totals/draft-totals';
import { GroupHead } from './group-head';
import { groupNames, groupOf } from './line-places';
import { LineRow } from './line-row';
import css from './lines.module.css';
import { LinesNote } from './lines-note';
import type { LineEdits } from './use-line-edits';

interface GroupedLinesProps {
  readonly control: OfferControl;
  /** The rows of the form, in their order. */
  readonly fields: readonly { readonly rowKey: string }[];
  readonly edits: LineEdits;
}

/** The lines below their headings. One list, so that a line that goes to another group stays the element it is. */
export function GroupedLines({ control, fields, edits }: GroupedLinesProps) {
  const [lines, currency] = useWatch({ control, name: ['lines', 'currency'] });
  const priced = pricedDraft({ lines, discount: { kind: 'none' }, taxMode: 'exclusive' });
  const totals = offerTotals(priced);
  const [option] = optionsOf(priced);
  const names = groupNames(lines);
  const headAt = (index: number) => {
    const name = groupOf(lines[index]);
    return name !== '' && groupOf(lines[index - 1]) !== name ? name : undefined;
  };
  const headOf = (name: string) => {
    const own = lines.filter((line) => groupOf(line) === name);
    return (
      <GroupHead
        name={name}
        first={names[0] === name}
        last={names.at(-1) === name}
        subtotalMinor={subtotalOf(
          totals,
          own.map(({ id }) => id),
        )}
        option={own.some((line) => line.option) ? option : undefined}
        currency={currency}
        edits={edits}
      />
    );
  };
  return (
    <>
      <ol className={css.lines}>
        {fields.flatMap(({ rowKey }, index) => {
          const name = headAt(index);
          return [
            // Goes where its first line goes, and keeps the focus while it is renamed.
            name !== undefined && <Fragment key={`group ${rowKey}`}>{headOf(name)}</Fragment>,
            <LineRow
              key={rowKey}
              control={control}
              index={index}
              first={index === 0 && groupOf(lines[index]) === ''}
              last={index === fields.length - 1}
              currency={currency}
              edits={edits}
            />,
          ];
        })}
      </ol>
      <LinesNote lines={lines} />
    </>
  );
}
