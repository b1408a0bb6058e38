import { newId } from '@fm/data';
import { useState } from 'react';
import { mappingFor, rememberedAnswer, rememberedValues, rememberMapping } from './columns';
import type { Duplicate, ImportOf, ImportRow, Mapping, ValueMapping, WantedRow } from './import-of';
import { type CsvFile, readFile } from './read-file';
import { useDecisions } from './use-decisions';
import { useRowsStored } from './use-rows-stored';
import { useTakeBack } from './use-take-back';
import { translated } from './value-mapping';

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
  /** Of those created and updated: how many without fields that were wrong. */
  readonly partial: number;
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
  const [values, setValues] = useState<ValueMapping>(new Map());
  const [agreed, setAgreed] = useState(true);
  const [all, setAll] = useState<readonly ImportRow<V>[]>([]);
  const [rows, setRows] = useState<readonly ImportRow<V>[]>([]);
  const [leavesOut, setLeavesOut] = useState(false);
  const [duplicates, setDuplicates] = useState<ReadonlyMap<string, Duplicate>>(new Map());
  const { decisionsFor, decisionOf, wantedOf, decide, forget } = useDecisions<V>(of, duplicates);
  const [checked, setChecked] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const [result, setResult] = useState<ImportResult>();

  const choose = async (chosen: File) => {
    const read = await readFile(chosen).catch(
      () => 'This file could not be read. It may have been moved or changed meanwhile: choose it again.',
    );
    setFailure(typeof read === 'string' ? read : undefined);
    if (typeof read === 'string') return;
    setFile(read);
    setMapping(mappingFor(of, read.headers));
    setValues(rememberedValues(of));
    setAgreed(rememberedAnswer(of));
    setStage('columns');
  };

  /** Looks up which of these rows are there already, those with errors without the fields that are wrong where `leaving`. */
  const lookUp = async (rowsOf: () => Promise<readonly ImportRow<V>[]>, leaving: boolean) => {
    setFailure(undefined);
    setChecked(0);
    try {
      const found = await rowsOf();
      const wanted = leaving ? found.map(withoutErrors) : found;
      const known = await of.findThere(wanted, setChecked);
      setDuplicates(known);
      // What asks for somebody's eye comes first.
      const rank = ({ id, values, leftOut }: ImportRow<V>) => {
        const duplicate = known.get(id);
        if (!values) return 0;
        return leftOut || (duplicate && !duplicate.joins) ? 1 : 2;
      };
      setAll(found);
      setRows([...wanted].sort((a, b) => rank(a) - rank(b)));
      setLeavesOut(leaving);
      setStage('check');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setChecked(undefined);
    }
  };
  const check = async () => {
    if (!file) return;
    await lookUp(async () => {
      rememberMapping(of, file.headers, { mapping, values, agreed });
      forget();
      const found = await of.readRows(translated(file.rows, mapping, values), mapping, newId, agreed);
      // What was not imported is handed back as it was.
      return found.map((row, at) => ({ ...row, cells: file.rows[at] ?? row.cells }));
    }, false);
  };

  const start = async () => {
    const batchId = newId();
    const wanted = wantedOf(rows);
    const { done, failed, left, failure: ended } = await bulk.run(wanted, batchId);
    if (done.length > 0 && of.takenBack) takeBack.offer(batchId, done.length);
    const updated = done.filter(({ into }) => into).length;
    setResult({
      batchId,
      created: done.length - updated,
      updated,
      partial: rowsOf(done).filter(({ leftOut }) => leftOut).length,
      skipped: rows.filter(({ values }) => values).length - rowsOf(wanted).length,
      refused: [
        ...rows.filter(({ values }) => !values).map((row) => ({ row, why: row.problems.join(' ') })),
        ...failed.flatMap(({ item, failure: { message: why } }) =>
          rowsOf([item]).map((row) => ({ row, why })),
        ),
        ...rowsOf(left).map((row) => ({ row, why: ended?.message ?? 'Not tried: the import was stopped.' })),
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
    values,
    setValues,
    /** The answer to what the import asks. */
    agreed,
    setAgreed,
    rows,
    /** What is stored of them. */
    wanted: wantedOf(rows),
    /** Rows with errors that can be imported without the fields that are wrong. */
    partial: all.filter(({ partial }) => partial).length,
    /** Whether they are. */
    leavesOut,
    leaveOut: (on: boolean) => lookUp(async () => all, on),
    duplicates,
    decisionOf,
    decisionsFor,
    decide,
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

/** All rows that something is stored of, those that add to others as well. */
export const rowsOf = <V>(wanted: readonly WantedRow<V>[]): readonly ImportRow<V>[] =>
  wanted.flatMap(({ row, more }) => [row, ...more]);

/** A row without the fields that are wrong, where these are not needed. */
const withoutErrors = <V>(row: ImportRow<V>): ImportRow<V> =>
  row.partial ? { ...row, ...row.partial } : row;
