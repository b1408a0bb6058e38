import { tasks } from '@fm/domain/task';
import { workOrders } from '@fm/domain/work-order';
import { equal, queryOf, specFor } from './query';

const orders = () => queryOf(workOrders);

describe('a query of one kind of record', () => {
  it('reaches into maps and lists by paths that the records have', () => {
    const { path, filters } = specFor(workOrders, (query) =>
      query
        .where('trashed', '==', false)
        .where('customerRef.id', '==', 'c1')
        .where('checklist.a1.required', '==', true)
        .where('crewIds', 'array-contains', 'e1')
        .where('statusGroup', 'in', ['open']),
    );
    expect([path, filters.length]).toEqual(['workOrders', 5]);
  });

  it('asks for nothing where no text is asked for', () => {
    const of = (customer: string | undefined) =>
      specFor(tasks, (query) => query.apply(equal('customerRef.id', customer))).filters;
    expect(of('c1')).toEqual([['customerRef.id', '==', 'c1']]);
    expect(of('')).toEqual([]);
  });

  it('does not compile with a path that the records do not have', () => {
    // @ts-expect-error: the field is called customerRef.
    orders().where('customer.id', '==', 'c1');
    // @ts-expect-error: a reference has no number.
    orders().where('customerRef.number', '==', 'c1');
    // @ts-expect-error: tasks have no site of their own name.
    queryOf(tasks).orderBy('siteName');
    // @ts-expect-error: the same where filters are named by themselves.
    orders().apply(equal('customer', 'c1'));
    expect(orders().where('createdBy.uid', '==', 'u1')).toBeDefined();
  });

  it('does not compile with a value that the field cannot hold', () => {
    // @ts-expect-error: an instant is no text.
    orders().where('plannedStart', '>=', '2026-11-20');
    // @ts-expect-error: a mark is no text.
    orders().where('trashed', '==', 'no');
    // @ts-expect-error: one value where a list is asked for.
    orders().where('statusGroup', 'in', 'open');
    // @ts-expect-error: a text is no list.
    orders().where('title', 'array-contains', 'x');
    expect(orders().where('plannedStart', '>=', new Date(0))).toBeDefined();
  });
});
