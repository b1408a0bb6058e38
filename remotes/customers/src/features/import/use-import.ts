import { newId } from '@fm/data';
import { useState } from 'react';
import { findManagers } from './api/managers';
import { rowDuplicates } from './api/row-duplicates';
import { type Mapping, mappingFor, rememberMapping } from './columns';
import { type Decision, type Duplicate, type ImportRow, readRow } from './import-row';
import { type CsvFile, readFile } from './read-file';
import { useRowsStored } from './use-rows-stored';
import { useTakeBack } from './use-take-back';

/** A row that was not stored, with why. */
export interface Refused {
  readonly row: ImportRow;
  readonly why: string;
}

/** What came of an import. */
export interface ImportResult {
  readonly batchId: string;
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly refused: readonly Refused[];
}

type Stage = 'file' | 'columns' | 'check' | 'result';

/** Everything an import goes through: a file, its columns, the check, what came of it. */
export function useImport() {
  const bulk = useRowsStored();
  const takeBack = useTakeBack();
  const [stage, setStage] = useState<Stage>('file');
  const [file, setFile] = useState<CsvFile>();
  const [mapping, setMapping] = useState<Mapping>([]);
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const [duplicates, setDuplicates] = useState<ReadonlyMap<string, Duplicate>>(new Map());
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [checked, setChecked] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [result, setResult] = useState<ImportResult>();

  const decisionOf = (row: ImportRow): Decision =>
    decisions.get(row.id) ?? (duplicates.has(row.id) ? 'skip' : 'create');

  const choose = async (chosen: File) => {
    const read = await readFile(chosen);
    setFailure(typeof read === 'string' ? read : undefined);
    if (typeof read === 'string') return;
    setFile(read);
    setMapping(mappingFor(read.headers));
    setStage('columns');
  };

  const check = async () => {
    if (!file) return;
    setFailure(undefined);
    setChecked(0);
    try {
      rememberMapping(file.headers, mapping);
      const managers = mapping.includes('accountManagerRef') ? await findManagers() : [];
      // Headers are the first line of the file.
      const read = file.rows.map((cells, index) => readRow(newId(), index + 2, cells, mapping, managers));
      const twins = await rowDuplicates(read, setChecked);
      setDuplicates(twins);
      // What asks for somebody's eye comes first.
      const rank = ({ id, values }: ImportRow) => (values ? (twins.has(id) ? 1 : 2) : 0);
      setRows([...read].sort((a, b) => rank(a) - rank(b)));
      setDecisions(new Map());
      setStage('check');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setChecked(undefined);
    }
  };

  const start = async () => {
    const batchId = newId();
    // Numbers are given out in the order of the file.
    const wanted = rows
      .filter((row) => row.values && decisionOf(row) !== 'skip')
      .sort((a, b) => a.line - b.line)
      .map((row) => ({
        row,
        into: decisionOf(row) === 'update' ? duplicates.get(row.id)?.id : undefined,
      }));
    const { done, failed, left, failure: ended } = await bulk.run(wanted, batchId);
    if (done.length > 0) takeBack.offer(batchId, done.length);
    const updated = done.filter(({ into }) => into).length;
    setResult({
      batchId,
      created: done.length - updated,
      updated,
      skipped: rows.filter((row) => row.values && decisionOf(row) === 'skip').length,
      refused: [
        ...rows.filter(({ values }) => !values).map((row) => ({ row, why: row.problems.join(' ') })),
        ...failed.map(({ item, failure: why }) => ({ row: item.row, why: why.message })),
        ...left.map(({ row }) => ({ row, why: ended?.message ?? 'Not tried: the import was stopped.' })),
      ],
    });
    setStage('result');
  };

  return {
    stage,
    file,
    mapping,
    setMapping,
    rows,
    duplicates,
    decisionOf,
    decide: (ids: readonly string[], decision: Decision) =>
      setDecisions(new Map([...decisions, ...ids.map((id) => [id, decision] as const)])),
    checked,
    failure,
    result,
    progress: bulk.progress,
    stop: bulk.stop,
    choose,
    check,
    start,
    back: (to: Stage) => setStage(to),
    again: () => {
      takeBack.forget();
      setStage('file');
    },
    takeBack,
  };
}
export type Import = ReturnType<typeof useImport>;
