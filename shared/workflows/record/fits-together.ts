import { type Asset, assets } from '@fm/domain/asset';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type Employee, employees } from '@fm/domain/employee';
import type { Actor, RecordKind, Ref, Stored } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { reviewOffBy, type Task, tasks, whyReviewStays } from '@fm/domain/task';
import { checkPlace } from '../asset';
import { checkedEmployee } from '../employee';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';
import { keepLoginName } from '../user';
import { settledRefs } from './settled-refs';

/** A record before something of it is put back, with that, and who does so. */
interface PutBack<R> {
  readonly before: R;
  readonly after: R;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * A record as it was put back, where a save would take it so, with what follows from that: references lead to what is
 * there, a site stays with its customer, an asset can be a part of what it was a part of, the login of an employee goes
 * by the name, and who does a task does not switch its review off. Throws a `FailureSignal` with words on why it stays as
 * it is.
 */
export async function fittingTogether<R extends object>(
  unit: Unit,
  kind: RecordKind<R>,
  { before, after, actor, now }: PutBack<Stored<R>>,
): Promise<Stored<R>> {
  const settled = await settledRefs(unit, kind, { before, after, actor });
  const put = <O extends object>() =>
    ({ before, after: settled, actor, now }) as unknown as PutBack<Stored<O>>;
  if (kind.type === employees.type) await checkEmployee(unit, put());
  if (kind.type === sites.type) checkCustomerStays(put());
  if (kind.type === assets.type) await checkPlaceOfAsset(unit, put());
  return kind.type === tasks.type ? { ...settled, ...reviewOf(put()) } : settled;
}

async function checkEmployee(unit: Unit, { before, after, actor, now }: PutBack<Stored<Employee>>) {
  await keepLoginName(unit, actor, before.id, before, after);
  const { employeeNo = '', managerRef = null, status, endDate = '' } = after;
  const isSameEnd = status === before.status && endDate === (before.endDate ?? '');
  const asked = {
    employeeNo: employeeNo === before.employeeNo ? '' : employeeNo,
    managerRef,
    status,
    endDate: isSameEnd ? ('' as const) : endDate,
  };
  await checkedEmployee(unit, before.id, asked, before.managerRef, today(COMPANY.timezone, now));
}

function checkCustomerStays({ before, after }: PutBack<{ readonly customerRef: Ref }>): void {
  if (after.customerRef.id === before.customerRef.id) return;
  throw new FailureSignal(
    invalid('What stands at the site is of its customer as well: merge the customers.'),
  );
}

async function checkPlaceOfAsset(unit: Unit, { before, after }: PutBack<Stored<Asset>>): Promise<void> {
  const { siteRef, parentAssetId, parentName = '' } = after;
  if (siteRef.id === before.siteRef.id && parentAssetId === before.parentAssetId) return;
  const parentRef = parentAssetId === undefined ? null : { id: parentAssetId, name: parentName };
  await checkPlace(unit, before.id, { siteRef, parentRef });
}

/** What follows from who switches the review of a task off. Throws where that is who does the task. */
function reviewOf({ before, after, actor }: PutBack<Stored<Task>>): Partial<Task> {
  const problem = before.needsReview && !after.needsReview ? whyReviewStays(before, actor) : undefined;
  if (problem !== undefined) throw new FailureSignal(invalid(problem));
  return reviewOffBy(before, after, actor);
}
