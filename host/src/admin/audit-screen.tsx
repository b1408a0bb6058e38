import { type AuditFilter, isExportable, MOST_EXPORTED } from '@fm/domain/audit';
import { addDays, type CalendarDay, isCalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { EVENT_KIND_LABELS, EVENT_KINDS, type EventKind } from '@fm/domain/event';
import { instantAt } from '@fm/domain/instant';
import { useHost } from '@fm/platform';
import { EmptyState, ErrorState, formatNumber, formatSentence, Notice, Page, Toolbar } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { ComboBoxField, type ComboValue, MenuButton, optionsOf, SelectField } from '@fm/ui/select';
import { DataTable } from '@fm/ui/table';
import { useState } from 'react';
import { AdminTabs } from './admin-tabs';
import type { AuditFormat } from './api/audit-file';
import { peopleOptions } from './api/people-options';
import { useAuditExport, useAuditPreview } from './api/use-audit';
import { AUDIT_COLUMNS, auditRow } from './audit-columns';

const DAYS_AT_FIRST = 30;

interface Chosen {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  readonly person: ComboValue | null;
  readonly kind: EventKind | null;
}

const atFirst = (): Chosen => {
  const to = today(COMPANY.timezone);
  return { from: addDays(to, -DAYS_AT_FIRST), to, person: null, kind: null };
};

/** What the server is asked; undefined while the days say no time. */
function filterOf({ from, to, person, kind }: Chosen): AuditFilter | undefined {
  if (!isCalendarDay(from) || !isCalendarDay(to) || from > to) return undefined;
  const beginOf = (day: CalendarDay) => instantAt(day, '00:00', COMPANY.timezone).toISOString();
  return {
    from: beginOf(from),
    to: beginOf(addDays(to, 1)),
    ...(person && { uid: person.id }),
    ...(kind && { kind }),
  };
}

/** `/admin/audit`: the history as a file that shows whether somebody changed it. */
export function AuditScreen() {
  const { toast } = useHost();
  const [chosen, setChosen] = useState(atFirst);
  const set = (change: Partial<Chosen>) => setChosen({ ...chosen, ...change });
  const filter = filterOf(chosen);
  const looked = useAuditPreview(filter);
  const file = useAuditExport();
  const preview = filter && looked.status === 'ready' ? looked.answer : undefined;
  const fits = preview !== undefined && isExportable(preview.count);

  const save = async (format: AuditFormat) => {
    const name = `history-${chosen.from}-${chosen.to}`;
    if (filter && (await file.start(filter, format, name))) toast.success(`${name}.${format} was saved.`);
  };
  return (
    <Page
      title="Audit"
      subtitle="The history and the sign-ins as a file, with a chain of hashes that shows whether somebody changed it."
      actions={
        <MenuButton
          label="Download"
          disabled={!fits || file.done !== undefined}
          items={[
            {
              id: 'csv',
              label: 'CSV',
              detail: 'For spreadsheets. Keep the file as it is: saving it there changes it.',
              onSelect: () => save('csv'),
            },
            { id: 'jsonl', label: 'JSON Lines', detail: 'For programs.', onSelect: () => save('jsonl') },
          ]}
        />
      }
    >
      <AdminTabs current="audit" />
      <Toolbar>
        <DateField label="From" required value={chosen.from} onChange={(from) => set({ from })} />
        <DateField
          label="To"
          required
          value={chosen.to}
          onChange={(to) => set({ to })}
          error={filter ? undefined : 'Choose two days, the earlier one first.'}
        />
        <ComboBoxField
          label="Person"
          placeholder="Anybody"
          load={peopleOptions}
          value={chosen.person}
          onChange={(person) => set({ person })}
        />
        <SelectField
          label="Kind"
          emptyLabel="Any kind"
          options={optionsOf(EVENT_KINDS, EVENT_KIND_LABELS)}
          value={chosen.kind}
          onChange={(kind: EventKind | null) => set({ kind })}
        />
      </Toolbar>
      {file.done !== undefined && <p role="status">{formatSentence(file.done, ARRIVED)}</p>}
      {file.failed && (
        <Notice tone="danger">
          The server did not give the whole history, so no file was saved. Download it again.
        </Notice>
      )}
      {preview && !fits && (
        <Notice tone="warning">
          {`These are more than ${formatNumber(MOST_EXPORTED)} entries, which do not fit into one file. Choose fewer days.`}
        </Notice>
      )}
      {preview && fits && <p role="status">{countText(preview.count, preview.entries.length)}</p>}
      {filter && looked.status === 'failed' ? (
        <ErrorState title="The history could not be loaded" onRetry={looked.retry}>
          The server did not answer. Try again in a moment.
        </ErrorState>
      ) : (
        <DataTable
          caption="First entries"
          columns={AUDIT_COLUMNS}
          rows={preview?.entries.map(auditRow)}
          loading={filter !== undefined && looked.status === 'loading'}
          empty={
            <EmptyState title="Nothing happened in this time">
              Choose other days, or fewer filters.
            </EmptyState>
          }
        />
      )}
    </Page>
  );
}

const ARRIVED = { one: '{count} entry has arrived.', many: '{count} entries have arrived.' };

function countText(count: number, shown: number): string {
  const all = formatSentence(count, {
    one: 'The file will hold {count} entry.',
    many: 'The file will hold {count} entries.',
  });
  return count <= shown ? all : `${all} These are the first ${formatNumber(shown)}.`;
}
