import { type BulkProgress, type CsvColumn, exportRows, useFileWriting } from '@fm/data';
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  DownloadIcon,
  formatNumber,
  formatSentence,
  Notice,
  ProgressBar,
} from '@fm/ui';
import { useState } from 'react';
import css from './import.module.css';
import type { Import, Refused } from './use-import';

/** The file again, with what is wrong at the end of each row: to be repaired and imported. */
const refusedColumns = (headers: readonly string[]): readonly CsvColumn<Refused>[] => [
  ...headers.map((header, column) => ({ header, value: ({ row }: Refused) => row.cells[column] })),
  { header: 'Problem', value: ({ why }) => why },
];

/** What was imported that was not all right. */
const PARTIAL = {
  one: '1 row was imported without the fields that were wrong.',
  many: '{count} rows were imported without the fields that were wrong.',
};

/** Tells what was stored and what was not, with a way to repair the rest and a way back. */
export function ImportOutcome<V>({ of }: { readonly of: Import<V> }) {
  const { result, file, takeBack } = of;
  const [asking, setAsking] = useState(false);
  const writing = useFileWriting();
  if (!result || !file) return null;
  const { created, updated, skipped, partial, refused, batchId } = result;
  const { progress, outcome } = takeBack;
  return (
    <div className={css.stage}>
      <Notice
        tone={refused.length === 0 ? 'success' : 'warning'}
        title={`${formatNumber(created)} created, ${formatNumber(updated)} updated, ${formatNumber(skipped)} skipped, ${formatNumber(refused.length)} not imported`}
      >
        {partial > 0 && <p className={css.why}>{formatSentence(partial, PARTIAL)}</p>}
        {refused.length > 0 &&
          'Download the rows that were not imported, repair them and import that file: the column with the problems is left out.'}
      </Notice>
      {outcome && <Notice tone={outcome.ok ? 'info' : 'danger'}>{outcome.words}</Notice>}
      {progress ? (
        <TakingBack progress={progress} onStop={takeBack.stop} />
      ) : (
        <div className={css.row}>
          {refused.length > 0 && (
            <Button
              variant="outline"
              icon={<DownloadIcon />}
              onClick={() =>
                void writing(() => exportRows('not-imported', refusedColumns(file.headers), refused))
              }
            >
              Rows that were not imported
            </Button>
          )}
          {of.of.takenBack && created + updated > 0 && !outcome?.ok && (
            <Button variant="outline" onClick={() => setAsking(true)}>
              Undo import
            </Button>
          )}
          <Button variant="outline" onClick={of.again}>
            Import another file
          </Button>
          <ButtonLink to={of.of.list.to} variant="primary">
            {of.of.list.label}
          </ButtonLink>
        </div>
      )}
      {refused.length > 0 && <RefusedRows refused={refused} />}
      <ConfirmDialog
        open={asking}
        title="Undo the import?"
        confirmLabel="Undo import"
        danger
        onConfirm={() => {
          setAsking(false);
          void takeBack.run(batchId);
        }}
        onCancel={() => setAsking(false)}
      >
        {of.of.takenBack}
      </ConfirmDialog>
    </div>
  );
}

function TakingBack({ progress, onStop }: { readonly progress: BulkProgress; readonly onStop: () => void }) {
  return (
    <>
      <ProgressBar label="Undoing the import" {...progress} total={progress.total || undefined} />
      <div className={css.row}>
        <Button variant="outline" onClick={onStop}>
          Stop
        </Button>
      </div>
    </>
  );
}

/** Rows shown at most: the file has all of them. */
const MOST_SHOWN = 20;

/** The first rows that were not imported, each with why. */
function RefusedRows({ refused }: { readonly refused: readonly Refused[] }) {
  return (
    <section className={css.refused} aria-label="Not imported">
      <h2>Not imported</h2>
      <ul>
        {refused.slice(0, MOST_SHOWN).map(({ row, why }) => (
          <li key={row.id}>
            <strong>
              Line {formatNumber(row.line)}
              {row.name && `: ${row.name}`}
            </strong>
            <span>{why}</span>
          </li>
        ))}
      </ul>
      {refused.length > MOST_SHOWN && (
        <p>{formatNumber(refused.length - MOST_SHOWN)} more are in the file.</p>
      )}
    </section>
  );
}
