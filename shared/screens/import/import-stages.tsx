import { Notice, UploadIcon } from '@fm/ui';
import { ChooseFiles } from '@fm/ui/files';
import { CheckRows } from './check-rows';
import css from './import.module.css';
import type { ImportOf } from './import-of';
import { ImportOutcome } from './import-outcome';
import { MapColumns } from './map-columns';
import { type Import, useImport } from './use-import';

/** Asks for the file. */
const ChooseFile = <V,>({ of }: { readonly of: Import<V> }) => (
  <div className={css.stage}>
    <p>
      A CSV file with a line of headers and one {of.of.called.one} in each row, at most 5,000.{' '}
      {of.of.source ?? 'A file from “Export” fits as it is.'} A workbook has to be saved as CSV first. Nothing
      is stored before you have seen what will happen.
    </p>
    <div>
      <ChooseFiles
        label="Choose a CSV file"
        size="md"
        single
        icon={<UploadIcon />}
        accept=".csv,text/csv"
        onChoose={([file]) => file && void of.choose(file)}
      />
    </div>
  </div>
);

const STAGES = { file: ChooseFile, columns: MapColumns, check: CheckRows, result: ImportOutcome };

/** An import from its file to its result. */
export function ImportStages<V>({ of: what }: { readonly of: ImportOf<V> }) {
  const of = useImport(what);
  const Stage = STAGES[of.stage];
  return (
    <>
      {of.failure && <Notice tone="danger">{of.failure}</Notice>}
      <Stage of={of} />
    </>
  );
}
