import { type CsvColumn, exportRows } from '@fm/data';
import { Button, ButtonLink, ConfirmDialog, DownloadIcon, formatNumber, Notice } from '@fm/ui';
import { useState } from 'react';
import css from './import.module.css';
import type { Import, Refused } from './use-import';

/** The file again, with what is wrong at the end of each row: to be repaired and imported. */
const refusedColumns = (headers: readonly string[]): readonly CsvColumn<Refused>[] => [
  ...headers.map((header, column) => ({ header, value: ({ row }: Refused) => row.cells[column] })),
  { header: 'Problem', value: ({ why }) => why },
];

/** Tells what was stored and what was not, with a way to repair the rest and a way back. */
export function ImportOutcome({ of }: { readonly of: Import }) {
  const { result, file } = of;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly ok: boolean; readonly words: string }>();
  if (!result || !file) return null;
  const { created, updated, skipped, refused, batchId } = result;
  const takeBack = async () => {
    setBusy(true);
    const outcome = await of.takeBack(batchId);
    setBusy(false);
    setAsking(false);
    setSaid(
      outcome.ok
        ? { ok: true, words: outcome.value ?? 'The whole import was taken back.' }
        : { ok: false, words: outcome.failure.message },
    );
  };
  return (
    <div className={css.stage}>
      <Notice
        tone={refused.length === 0 ? 'success' : 'warning'}
        title={`${formatNumber(created)} created, ${formatNumber(updated)} updated, ${formatNumber(skipped)} skipped, ${formatNumber(refused.length)} not imported`}
      >
        {refused.length > 0 &&
          'Download the rows that were not imported, repair them and import that file: the column with the problems is left out.'}
      </Notice>
      {said && <Notice tone={said.ok ? 'info' : 'danger'}>{said.words}</Notice>}
      <div className={css.row}>
        {refused.length > 0 && (
          <Button
            variant="outline"
            icon={<DownloadIcon />}
            onClick={() => void exportRows('not-imported', refusedColumns(file.headers), refused)}
          >
            Rows that were not imported
          </Button>
        )}
        {created + updated > 0 && !said?.ok && (
          <Button variant="outline" onClick={() => setAsking(true)}>
            Take the import back
          </Button>
        )}
        <Button variant="outline" onClick={() => of.back('file')}>
          Import another file
        </Button>
        <ButtonLink to="/customers" variant="primary">
          To the customers
        </ButtonLink>
      </div>
      <ConfirmDialog
        open={asking}
        title="Take the import back?"
        confirmLabel="Take it back"
        danger
        busy={busy}
        onConfirm={() => void takeBack()}
        onCancel={() => setAsking(false)}
      >
        New customers go to the trash and updated ones get back what they had. A customer that somebody
        changed since stays as it is.
      </ConfirmDialog>
    </div>
  );
}
