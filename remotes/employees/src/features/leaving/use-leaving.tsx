import { type DataFailure, findRecord, invalid, newId, resultOf, undoBatch } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type EmployeeValues, employees } from '@fm/domain/employee';
import { offerUndo } from '@fm/platform';
import { formatDay, formatSentence } from '@fm/ui';
import { type ReactNode, useRef, useState } from 'react';
import { findOpenWork } from './api/find-open-work';
import { isLeaving, type Leaving } from './leaving';
import { LeavingDialog } from './leaving-dialog';

interface Asked {
  readonly leaving: Leaving;
  readonly answer: (goesOn: boolean) => void;
}

const handedText = (count: number) =>
  formatSentence(count, {
    one: '{count} record was handed over.',
    many: '{count} records were handed over.',
  });

/** Stands between the form of an employee and its save: whoever leaves hands open work over first. */
export function useLeaving() {
  const [asked, setAsked] = useState<Asked>();
  /** The last day that was answered for, so that a save that is tried again does not ask twice. */
  const answered = useRef<{ readonly lastDay: string; readonly batchId: string; readonly handed: number }>(
    undefined,
  );

  const offer = (text: string, batchId: string) =>
    offerUndo({ text, undo: (onProgress) => undoBatch(batchId, { onProgress }) });

  /** Why the form is not saved; nothing once what is open is handed over, or left behind on purpose. */
  const check = async (values: EmployeeValues, id: string | undefined): Promise<DataFailure | undefined> => {
    const { endDate } = values;
    const before = id === undefined ? undefined : resultOf(await findRecord(employees, id));
    if (!before || !isLeaving(before, endDate)) {
      answered.current = undefined;
      return undefined;
    }
    if (answered.current?.lastDay === endDate) return undefined;
    const work = resultOf(await findOpenWork(before, endDate, today(COMPANY.timezone)));
    const leaving = { person: before, lastDay: endDate, work, batchId: newId() };
    answered.current = { lastDay: endDate, batchId: leaving.batchId, handed: 0 };
    if (work.length === 0) return undefined;
    const goesOn = await new Promise<boolean>((answer) => setAsked({ leaving, answer }));
    if (goesOn) return undefined;
    answered.current = undefined;
    return invalid('Nothing was saved: what is open was not handed over.', {});
  };

  /** Ties the save of the form to what was handed over. */
  const batchId = (): string | undefined => answered.current?.batchId;

  /** Once the form is saved: all of it can be taken back together. */
  const saved = ({ firstName, lastName }: EmployeeValues) => {
    const done = answered.current;
    if (!done) return;
    answered.current = undefined;
    const handed = done.handed === 0 ? '' : ` ${handedText(done.handed)}`;
    offer(
      `${firstName} ${lastName}: the last day of work is ${formatDay(done.lastDay)}.${handed}`,
      done.batchId,
    );
  };

  const end = (goesOn: boolean, handed: number) => {
    if (!asked) return;
    const { lastDay, batchId } = asked.leaving;
    if (goesOn) answered.current = { lastDay, batchId, handed };
    else if (handed > 0) offer(handedText(handed), batchId);
    asked.answer(goesOn);
    setAsked(undefined);
  };

  const dialog: ReactNode = asked && (
    <LeavingDialog
      leaving={asked.leaving}
      onDone={(handed) => end(true, handed)}
      onClose={(handed) => end(false, handed)}
    />
  );
  return { check, batchId, saved, dialog };
}
