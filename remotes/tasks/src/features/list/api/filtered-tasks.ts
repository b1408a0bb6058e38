import type { QuerySpec } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { statusesOf, type TaskView } from '../task-view';

type Part = (spec: QuerySpec) => QuerySpec;

const equal =
  (field: string, value: string | undefined): Part =>
  (spec) =>
    value === undefined ? spec : spec.where(field, '==', value);

/** Tasks that fit every filter; due ones come by their date, the others in `order`. `self` is the employee who looks. */
export const fitting =
  (filter: TaskView['filter'], self: string | undefined, order: Part): Part =>
  (spec) => {
    const { assignee, priority, customer, time } = filter;
    const fit = spec
      .where('trashed', '==', false)
      .where('status', 'in', statusesOf(filter))
      .apply(equal('priority', priority))
      .apply(equal('assigneeRef.id', assignee === 'me' ? (self ?? '') : assignee))
      .apply(equal('customerRef.id', customer));
    // The database orders by what it compares.
    return time === 'due'
      ? fit.where('dueSort', '<=', today(COMPANY.timezone)).orderBy('dueSort')
      : fit.apply(order);
  };
