import { Notice } from '@fm/ui';
import { CheckRows } from './check-rows';
import { ChooseFile } from './choose-file';
import { ImportOutcome } from './import-outcome';
import { MapColumns } from './map-columns';
import { useImport } from './use-import';

const STAGES = { file: ChooseFile, columns: MapColumns, check: CheckRows, result: ImportOutcome };

/** An import from its file to its result. */
export function ImportStages() {
  const of = useImport();
  const Stage = STAGES[of.stage];
  return (
    <>
      {of.failure && <Notice tone="danger">{of.failure}</Notice>}
      <Stage of={of} />
    </>
  );
}
