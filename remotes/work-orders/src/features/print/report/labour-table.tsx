import type { Labour } from '@fm/domain/labour';
import type { Stored } from '@fm/domain/record';
import { PrintTable } from '@fm/ui/print';
import type { MoneyColumns } from './money-columns';
import type { ReportLanguage } from './report-language';

interface LabourTableProps extends ReportLanguage {
  readonly entries: readonly Stored<Labour>[];
  /** Of the site: its clocks count. */
  readonly timezone: string;
  /** What it cost, on the internal copy. */
  readonly money?: MoneyColumns<Stored<Labour>> | undefined;
}

/** Who worked when and for how long; without notes, which are for colleagues, and without costs unless they are given. */
export function LabourTable({ entries, timezone, money, words, formats }: LabourTableProps) {
  const inOrder = [...entries].sort((a, b) => a.day.localeCompare(b.day) || startOf(a) - startOf(b));
  const minutes = entries.reduce((sum, entry) => sum + entry.minutes, 0);
  return (
    <PrintTable
      caption={words.labour}
      rows={inOrder}
      rowKey={({ id }) => id}
      columns={[
        { id: 'day', header: words.day, cell: ({ day }) => formats.day(day), narrow: true },
        { id: 'who', header: words.who, cell: ({ employeeRef }) => <bdi>{employeeRef.name}</bdi> },
        { id: 'what', header: words.what, cell: ({ kind }) => words.labourKinds[kind] },
        {
          id: 'time',
          header: words.time,
          cell: ({ startedAt, endedAt }) =>
            startedAt && endedAt
              ? `${formats.time(startedAt, timezone)}–${formats.time(endedAt, timezone)}`
              : '',
        },
        {
          id: 'duration',
          header: words.duration,
          cell: (entry) => formats.duration(entry.minutes),
          align: 'end',
          narrow: true,
        },
        ...(money?.columns ?? []),
      ]}
      sum={{ label: words.total, values: { duration: formats.duration(minutes), ...money?.sums } }}
    />
  );
}

const startOf = ({ startedAt }: Labour): number => startedAt?.getTime() ?? 0;
