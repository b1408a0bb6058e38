import { runPages, useBulk, type WorkTexts } from '@fm/data';
import { addDays, laterDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { WorkKind } from '@fm/domain/employee';
import { BulkDialog, type BulkReport, Checkbox, formatDay, formatSentence } from '@fm/ui';
import { useEffect, useState } from 'react';
import { findOpenWork } from './api/find-open-work';
import { suggestedColleague } from './api/suggested-colleague';
import { KindFields } from './kind-fields';
import { type Colleague, colleagueOf, type HandedRecord, type Leaving } from './leaving';
import { countsOf, daysOf, type OpenRecord, undecided } from './open-work';

interface LeavingDialogProps {
  readonly leaving: Leaving;
  /** Everything is handed over or left behind on purpose; `handed` says how many records went to somebody. */
  readonly onDone: (handed: number) => void;
  readonly onClose: (handed: number) => void;
}

/** Keys of what is chosen: a whole kind, or one record. */
const keyOf = ({ kind, id }: Pick<OpenRecord, 'kind' | 'id'>) => `${kind} ${id}`;

const handingOver = (count: number): WorkTexts => ({
  doing: formatSentence(count, { one: 'Handing {count} record over', many: 'Handing {count} records over' }),
  noun: 'records',
  done: { one: '1 record was handed over.', many: '{count} records were handed over.' },
});

/** Lists what somebody who leaves still has to do, and hands it over before they leave. */
export function LeavingDialog({ leaving, onDone, onClose }: LeavingDialogProps) {
  const { person, lastDay, batchId } = leaving;
  const bulk = useBulk();
  const [work, setWork] = useState(leaving.work);
  const [chosen, setChosen] = useState<Readonly<Record<string, Colleague | null>>>({});
  const [suggested, setSuggested] = useState<Colleague>();
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [report, setReport] = useState<BulkReport>();
  const [handed, setHanded] = useState(0);
  useEffect(() => {
    let gone = false;
    const firstDay = laterDay(addDays(lastDay, 1), today(COMPANY.timezone));
    void suggestedColleague(person, firstDay, daysOf(leaving.work)).then(
      (found) => !gone && setSuggested(found && colleagueOf(found)),
    );
    return () => {
      gone = true;
    };
  }, [person, lastDay, leaving.work]);

  const colleagueFor = (record: OpenRecord) => chosen[keyOf(record)] ?? chosen[record.kind];
  const left = undecided(work, colleagueFor);

  /** Looks again at what is left: whoever worked on it meanwhile may have changed it. */
  const again = async (): Promise<boolean> => {
    const found = await findOpenWork(person, lastDay, today(COMPANY.timezone));
    if (!found.ok) {
      setFailure(found.failure.message);
      return false;
    }
    setWork(found.value);
    setChosen({});
    setAccepted(false);
    return found.value.length > 0;
  };

  const submit = async () => {
    setFailure(undefined);
    setMissing(left.length > 0 && !accepted);
    if (left.length > 0 && !accepted) return;
    const items = work
      .flatMap(({ records }) => records)
      .flatMap((record): HandedRecord[] => {
        const to = colleagueFor(record);
        return to ? [{ record, to }] : [];
      });
    const withoutLogin = items.find(
      ({ record, to }) => record.kind === 'reminder' && to.userId === undefined,
    );
    if (withoutLogin) {
      setFailure(
        `${withoutLogin.to.name} has no login and cannot be reminded. Choose somebody else for the reminders.`,
      );
      return;
    }
    const inputOf = (page: readonly HandedRecord[]) => ({
      from: person.id,
      lastDay,
      batchId,
      items: page.map(({ record: { kind, id }, to }) => ({ kind, id, to: to.id })),
    });
    const keep = {
      texts: handingOver(items.length),
      batchId,
      nameOf: ({ record }: HandedRecord) => record.name,
    };
    const result = await bulk.run((options) =>
      runPages('employees.handOver', items, inputOf, { ...options, keep }),
    );
    const total = handed + result.done.length;
    setHanded(total);
    if (result.failed.length + result.left.length > 0) {
      setReport({
        done: result.done.length,
        failed: result.failed.map(({ item: { record }, failure: why }) => ({
          id: keyOf(record),
          name: record.name,
          message: why.message,
        })),
        left: result.left.length,
        reason: result.failure?.message,
      });
    } else if (!work.some(({ capped }) => capped) || left.length > 0) onDone(total);
    else if (!(await again())) onDone(total);
  };

  return (
    <BulkDialog
      open
      size="lg"
      title={`What ${person.displayName} leaves behind`}
      intro={`The last day of work is ${formatDay(lastDay)}. This is still open after it. Choose who takes it over.`}
      submitLabel={left.length > 0 && accepted ? 'Leave some behind and save' : 'Hand over and save'}
      danger={left.length > 0 && accepted}
      noun="records"
      failure={failure}
      progress={bulk.progress}
      report={report}
      onSubmit={submit}
      onStop={bulk.stop}
      onClose={() => {
        if (!report) return onClose(handed);
        setReport(undefined);
        void again();
      }}
    >
      {work.map((kind) => (
        <KindFields
          key={kind.kind}
          work={kind}
          firstDay={addDays(lastDay, 1)}
          without={person.id}
          suggested={kind.kind === 'reminder' && suggested?.userId === undefined ? undefined : suggested}
          chosen={(key: WorkKind | OpenRecord) => chosen[typeof key === 'string' ? key : keyOf(key)] ?? null}
          onChoose={(key, to) =>
            setChosen((before) => ({ ...before, [typeof key === 'string' ? key : keyOf(key)]: to }))
          }
        />
      ))}
      {left.length > 0 && (
        <Checkbox
          label={`Leave without handing over ${countsOf(left)}`}
          hint={`Nobody will do this work: it stays under the name of ${person.displayName} until somebody assigns it.`}
          value={accepted}
          onChange={setAccepted}
          error={missing && !accepted ? 'Choose who takes it over, or tick that it stays behind.' : undefined}
        />
      )}
    </BulkDialog>
  );
}
