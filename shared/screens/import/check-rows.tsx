import {
  Button,
  formatCounted,
  formatNumber,
  formatSentence,
  NativeSelect,
  ProgressBar,
  Status,
} from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import css from './import.module.css';
import type { Decision, Duplicate, ImportOf, ImportRow } from './import-of';
import type { Import } from './use-import';

const ROW = { one: 'row', many: 'rows' };

const labelsOf = ({
  called: { one },
}: Pick<ImportOf<never>, 'called'>): Readonly<Record<Decision, string>> => ({
  skip: 'Skip',
  update: `Update the ${one} there`,
  create: 'Create another one',
});

const newOf = ({ called: { one } }: Pick<ImportOf<never>, 'called'>): string => `New ${one}`;

/** What can be done with rows with errors, and what is. */
const WITH_ERRORS = {
  one: '1 row with errors can be imported without the fields that are wrong.',
  many: '{count} rows with errors can be imported without the fields that are wrong.',
};
const LEFT_OUT = {
  one: '1 row is imported without the fields that are wrong.',
  many: '{count} rows are imported without the fields that are wrong.',
};

const columnsOf = <V,>(of: Import<V>): readonly Column<ImportRow<V>>[] => [
  { id: 'name', header: 'Name', cell: ({ name }) => name || '–' },
  { id: 'line', header: 'Line', width: '4.5rem', align: 'end', cell: ({ line }) => formatNumber(line) },
  { id: 'detail', header: of.of.detailHeader, width: '10rem', cell: ({ detail }) => detail },
  {
    id: 'state',
    header: 'What will happen',
    width: '20rem',
    cell: (row) => <WhatHappens of={of} row={row} />,
  },
  {
    id: 'why',
    header: 'Why',
    width: '24rem',
    cell: (row) => <Why row={row} twin={of.duplicates.get(row.id)} />,
  },
];

function Why<V>({ row, twin }: { readonly row: ImportRow<V>; readonly twin: Duplicate | undefined }) {
  const { problems, leftOut } = row;
  if (problems.length > 0 && !leftOut) return <span className={css.problem}>{problems.join(' ')}</span>;
  return (
    <>
      {twin && <p className={css.why}>{`${twin.name}: ${twin.why}`}</p>}
      {leftOut && (
        <p className={css.why}>
          <strong>{`Left out: ${leftOut.join(', ')}.`}</strong> {problems.join(' ')}
        </p>
      )}
    </>
  );
}

function WhatHappens<V>({ of, row }: { readonly of: Import<V>; readonly row: ImportRow<V> }) {
  if (!row.values) return <Status tone="danger" label="Not imported" />;
  const twin = of.duplicates.get(row.id);
  if (!twin && !row.leftOut) return <Status tone="success" shape="dot" label={newOf(of.of)} />;
  const labels = twin ? labelsOf(of.of) : { ...labelsOf(of.of), create: newOf(of.of) };
  return (
    <NativeSelect
      label={`What to do with line ${row.line}`}
      hideLabel
      options={of.decisionsFor(row).map((id) => ({ id, label: labels[id] }))}
      value={of.decisionOf(row)}
      onChange={(decision) => of.decide([row.id], decision)}
    />
  );
}

/** Shows what will happen to every row, before anything does. */
export function CheckRows<V>({ of }: { readonly of: Import<V> }) {
  const { rows, duplicates, progress, checked, partial, leavesOut } = of;
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
  const twins = good.filter(({ id }) => duplicates.has(id));
  const stored = good.filter((row) => of.decisionOf(row) !== 'skip').length;
  const decideAll = (decision: Decision) =>
    of.decide(
      twins.filter(({ id }) => decision !== 'update' || duplicates.get(id)?.id).map(({ id }) => id),
      decision,
    );
  return (
    <div className={css.stage}>
      <p role="status">
        {formatNumber(rows.length)} rows: {formatNumber(good.length - twins.length)} new,{' '}
        {formatNumber(twins.length)} may be there already, {formatNumber(rows.length - good.length)} with
        errors.
      </p>
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
      {twins.length > 0 && (
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
