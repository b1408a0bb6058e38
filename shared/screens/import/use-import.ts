import { newId, readCsv } from '@fm/data';
import { useState } from 'react';
import { mappingFor, rememberMapping } from './columns';
import type { Decision, Duplicate, ImportOf, ImportRow, Mapping } from './import-of';
import { useRowsStored } from './use-rows-stored';
import { useTakeBack } from './use-take-back';

/** A row that was not stored, with why. */
export interface Refused {
  readonly row: ImportRow<unknown>;
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
export function useImport<V>(of: ImportOf<V>) {
  const bulk = useRowsStored(of);
  const takeBack = useTakeBack(of);
  const [stage, setStage] = useState<Stage>('file');
  const [file, setFile] = useState<CsvFile>();
  const [mapping, setMapping] = useState<Mapping>([]);
  const [rows, setRows] = useState<readonly ImportRow<V>[]>([]);
  const [duplicates, setDuplicates] = useState<ReadonlyMap<string, Duplicate>>(new Map());
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const [checked, setChecked] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [result, setResult] = useState<ImportResult>();

  /** What can be done with a row: a record that is there can be changed, another row of the file cannot. */
  const decisionsFor = (row: ImportRow<V>): readonly Decision[] =>
    of.decisions.filter((decision) => decision !== 'update' || duplicates.get(row.id)?.id !== undefined);
  const decisionOf = (row: ImportRow<V>): Decision =>
    decisions.get(row.id) ?? (duplicates.has(row.id) ? (decisionsFor(row)[0] ?? 'skip') : 'create');

  const choose = async (chosen: File) => {
    const read = await readFile(chosen).catch(
      () => 'This file could not be read. It may have been moved or changed meanwhile: choose it again.',
    );
    setFailure(typeof read === 'string' ? read : undefined);
    if (typeof read === 'string') return;
    setFile(read);
    setMapping(mappingFor(of, read.headers));
    setStage('columns');
  };

  const check = async () => {
    if (!file) return;
    setFailure(undefined);
    setChecked(0);
    try {
      rememberMapping(of, file.headers, mapping);
      const read = await of.readRows(file.rows, mapping, newId);
      const twins = await of.findThere(read, setChecked);
      setDuplicates(twins);
      // What asks for somebody's eye comes first.
      const rank = ({ id, values }: ImportRow<V>) => (values ? (twins.has(id) ? 1 : 2) : 0);
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
    if (done.length > 0 && of.takenBack) takeBack.offer(batchId, done.length);
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
    of,
    stage,
    file,
    mapping,
    setMapping,
    rows,
    duplicates,
    decisionOf,
    decisionsFor,
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
export type Import<V> = ReturnType<typeof useImport<V>>;

/** Rows one import takes: less than a minute's work, and as many as can be taken back at once. */
const MOST_ROWS = 5_000;
const MOST_BYTES = 10_000_000;

/** A file as its cells say. */
interface CsvFile {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Reads a file, or says why that is not possible. */
async function readFile(file: File): Promise<CsvFile | string> {
  if (/\.xlsx?$/i.test(file.name)) return 'This is a workbook. Save it as CSV in your spreadsheet first.';
  if (file.size > MOST_BYTES) return 'This file is larger than 10 MB. Split it into several.';
  const [headers = [], ...rows] = await readCsv(textOf(await file.arrayBuffer()));
  if (rows.length === 0) return 'This file has no rows below its headers.';
  if (rows.length > MOST_ROWS)
    return `This file has ${rows.length} rows. Split it: at most ${MOST_ROWS} at once.`;
  return { name: file.name, headers, rows };
}

/** Spreadsheets without UTF-8 write the letters of Western Europe. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
