import { csvLines, saveCsv, useFileWriting } from '@fm/data';
import { type ComparedRow, rowMarginMinor } from '@fm/domain/comparison';
import { Button } from '@fm/ui';
import { type ComparedPer, headerOf } from './comparison-table';

interface CsvButtonProps {
  readonly rows: readonly ComparedRow[];
  readonly per: ComparedPer;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly currency: string;
}

/** Hands the rows to the browser as a file. What is unknown, and a margin that there is none of, stays empty. */
export function CsvButton({ rows, per, name, currency }: CsvButtonProps) {
  const writing = useFileWriting();
  const save = () =>
    writing(async () => saveCsv(`${name}.csv`, await csvLines(csvColumns(currency, per), rows, true)));
  return (
    <Button size="sm" variant="outline" disabled={rows.length === 0} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}

const units = (minor: number | undefined) => (minor === undefined ? undefined : minor / 100);

const csvColumns = (currency: string, per: ComparedPer) => [
  { header: headerOf(per), value: ({ name }: ComparedRow) => name },
  { header: 'Offered', value: ({ offeredMinor }: ComparedRow) => units(offeredMinor) },
  { header: 'Done', value: ({ doneMinor }: ComparedRow) => units(doneMinor) },
  {
    header: 'Cost',
    value: ({ costMinor, costElsewhere }: ComparedRow) => (costElsewhere ? undefined : units(costMinor)),
  },
  { header: 'Margin', value: (row: ComparedRow) => units(rowMarginMinor(row)) },
  { header: 'Currency', value: () => currency },
];
