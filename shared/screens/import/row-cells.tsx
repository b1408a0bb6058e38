import { formatNumber, NativeSelect, Status } from '@fm/ui';
import type { Column } from '@fm/ui/table';
import css from './import.module.css';
import type { Decision, Duplicate, ImportOf, ImportRow } from './import-of';
import type { Import } from './use-import';

/** What can be done with a row, in words; `earlier` names the row that it can add to. */
export const labelsOf = (
  { called: { one } }: Pick<ImportOf<never>, 'called'>,
  earlier = '',
): Readonly<Record<Decision, string>> => ({
  join: `Add to the ${one} of ${earlier}`,
  skip: 'Skip',
  update: `Update the ${one} there`,
  create: 'Create another one',
});

const newOf = ({ called: { one } }: Pick<ImportOf<never>, 'called'>): string => `New ${one}`;

/** What a check shows of each row. */
export const columnsOf = <V,>(of: Import<V>): readonly Column<ImportRow<V>>[] => [
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
    cell: (row) => <Why of={of} row={row} />,
  },
];

/** What is said of a row that adds to another one, which is not imported. */
const notEither = ({ name }: Duplicate): string => `Goes with ${name}, which is not imported.`;

function Why<V>({ of, row }: { readonly of: Import<V>; readonly row: ImportRow<V> }) {
  const { problems, leftOut } = row;
  const duplicate = of.duplicates.get(row.id);
  const isWithout =
    of.decisionOf(row) === 'join' && !of.wanted.some((one) => one.row.id === duplicate?.joins);
  if (problems.length > 0 && !leftOut) return <span className={css.problem}>{problems.join(' ')}</span>;
  return (
    <>
      {duplicate && (
        <p className={css.why}>{isWithout ? notEither(duplicate) : `${duplicate.name}: ${duplicate.why}`}</p>
      )}
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
  const duplicate = of.duplicates.get(row.id);
  if (!duplicate && !row.leftOut) return <Status tone="success" shape="dot" label={newOf(of.of)} />;
  const labels = duplicate ? labelsOf(of.of, duplicate.name) : { ...labelsOf(of.of), create: newOf(of.of) };
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
