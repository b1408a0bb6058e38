import { Button, formatCounted, formatNumber, formatSentence, ProgressBar } from '@fm/ui';
import { DataTable } from '@fm/ui/table';
import css from './import.module.css';
import type { Decision, ImportRow } from './import-of';
import { columnsOf, labelsOf } from './row-cells';
import { type Import, rowsOf } from './use-import';

const ROW = { one: 'row', many: 'rows' };

/** What can be done with rows with errors, and what is. */
const WITH_ERRORS = {
  one: '1 row with errors can be imported without the fields that are wrong.',
  many: '{count} rows with errors can be imported without the fields that are wrong.',
};
const LEFT_OUT = {
  one: '1 row is imported without the fields that are wrong.',
  many: '{count} rows are imported without the fields that are wrong.',
};

/** Shows what will happen to every row, before anything does. */
export function CheckRows<V>({ of }: { readonly of: Import<V> }) {
  const { rows, wanted, duplicates, progress, checked, partial, leavesOut } = of;
  const checking = checked !== undefined;
  if (progress) {
    return (
      <div className={css.stage}>
        <ProgressBar label={`Importing ${of.of.called.many}`} {...progress} />
        <div className={css.row}>
          <Button variant="outline" onClick={of.stop}>
            Stop
          </Button>
        </div>
      </div>
    );
  }
  const good = rows.filter(({ values }) => values);
  const joins = ({ id }: ImportRow<V>) => duplicates.get(id)?.joins !== undefined;
  const joining = good.filter(joins);
  const doubtful = good.filter((row) => duplicates.has(row.id) && !joins(row));
  const stored = rowsOf(wanted).length;
  const decideAll = (decision: Decision) =>
    of.decide(
      doubtful.filter(({ id }) => decision !== 'update' || duplicates.get(id)?.id).map(({ id }) => id),
      decision,
    );
  return (
    <div className={css.stage}>
      <div role="status">
        <p className={css.why}>
          {formatCounted(rows.length, ROW)}: {formatNumber(good.length - doubtful.length - joining.length)}{' '}
          new,{' '}
          {joining.length > 0 &&
            `${formatNumber(joining.length)} for the ${of.of.called.one} of an earlier line, `}
          {formatNumber(doubtful.length)} may be there already, {formatNumber(rows.length - good.length)} with
          errors.
        </p>
        {of.of.comesOf?.(wanted).map((sentence) => (
          <p key={sentence} className={css.why}>
            {sentence}
          </p>
        ))}
      </div>
      {partial > 0 && (
        <div className={css.row}>
          <span>{formatSentence(partial, leavesOut ? LEFT_OUT : WITH_ERRORS)}</span>
          {/* It stays while rows are checked again, and the focus with it. */}
          <Button size="sm" variant="outline" onClick={() => !checking && void of.leaveOut(!leavesOut)}>
            {leavesOut ? 'Do not import them' : 'Leave these fields out'}
          </Button>
        </div>
      )}
      {checking && <ProgressBar label="Checking rows" done={checked} total={rows.length} />}
      {doubtful.length > 0 && (
        <fieldset className={css.row} aria-label="All that may be there already">
          <span>All that may be there already:</span>
          {of.of.decisions.map((decision) => (
            <Button key={decision} size="sm" variant="outline" onClick={() => decideAll(decision)}>
              {labelsOf(of.of)[decision]}
            </Button>
          ))}
        </fieldset>
      )}
      <div className={css.row}>
        <Button variant="outline" disabled={checking} onClick={() => of.back('columns')}>
          Back to the columns
        </Button>
        <Button variant="primary" disabled={stored === 0 || checking} onClick={() => void of.start()}>
          {`Import ${formatCounted(stored, ROW)}`}
        </Button>
      </div>
      <DataTable caption="Rows" columns={columnsOf(of)} rows={rows} />
    </div>
  );
}
