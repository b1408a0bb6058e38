import { type Asset, assets } from '@fm/domain/asset';
import { type Employee, employees } from '@fm/domain/employee';
import type { Actor, RecordKind, Ref, Stored } from '@fm/domain/record';
import { sites } from '@fm/domain/site';
import { reviewOffBy, type Task, tasks, whyReviewStays } from '@fm/domain/task';
import { checkPlace } from '../asset';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';
import { keepLoginName } from '../user';

/** What a record says of where it is. */
interface AtPlace {
  readonly customerRef?: Ref | undefined;
  readonly siteRef?: Ref | null | undefined;
}

/**
 * Checks that a record as it was put back fits what is there by now: a site stays with its customer, other records are
 * at a site of theirs, and an asset can be a part of what it was a part of; the login of an employee goes by the name, and
 * who does a task does not switch its review off. Throws a `FailureSignal` with words on why it stays as it is.
 */
export async function checkFitsTogether<R extends object>(
  unit: Unit,
  kind: RecordKind<R>,
  id: string,
  {
    before,
    after,
    actor,
  }: { readonly before: R & AtPlace; readonly after: R & AtPlace; readonly actor: Actor },
): Promise<void> {
  if (kind.type === employees.type) {
    const person = before as unknown as Employee;
    await keepLoginName(unit, actor, id, person, after as unknown as Employee);
  }
  if (kind.type === tasks.type)
    checkReviewStays(before as unknown as Stored<Task>, after as unknown as Task, actor);
  const { customerRef, siteRef } = after;
  const isMoved = siteRef?.id !== before.siteRef?.id || customerRef?.id !== before.customerRef?.id;
  if (isMoved && kind.type === sites.type)
    throw new FailureSignal(
      invalid('What stands at the site is of its customer as well: merge the customers.'),
    );
  if (isMoved && siteRef && customerRef) {
    const site = await unit.find(sites, siteRef.id);
    if (!site || site.trashed || site.customerRef.id !== customerRef.id)
      throw new FailureSignal(
        invalid(`“${siteRef.name}” is no site of “${customerRef.name}” any more. Choose both on the form.`),
      );
  }
  if (kind.type !== assets.type) return;
  const [was, is] = [before as unknown as Asset, after as unknown as Asset];
  const { siteRef: at, parentAssetId, parentName = '' } = is;
  if (!isMoved && parentAssetId === was.parentAssetId) return;
  const parentRef = parentAssetId === undefined ? null : { id: parentAssetId, name: parentName };
  await checkPlace(unit, id, { siteRef: at, parentRef });
}

/** What follows from who puts something back, beside the fields that are. */
export const followsActor = <R extends object>(
  { type }: RecordKind<R>,
  before: R,
  after: R,
  actor: Actor,
): Partial<R> =>
  type === tasks.type
    ? (reviewOffBy(before as unknown as Task, after as unknown as Task, actor) as Partial<R>)
    : {};

function checkReviewStays(before: Stored<Task>, after: Task, actor: Actor): void {
  const problem = before.needsReview && !after.needsReview ? whyReviewStays(before, actor) : undefined;
  if (problem !== undefined) throw new FailureSignal(invalid(problem));
}
