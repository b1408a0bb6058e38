import { equal, type Narrow } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import type { PathOf, Stored } from '@fm/domain/record';
import type { Task } from '@fm/domain/task';
import type { Looking } from '@fm/screens/list';
import { statusesOf, type TaskSort, type TaskView } from '../task-view';

type Part = Narrow<Task>;

/** Tasks that fit every filter; due ones come by their date, the others in `order`. `self` is the employee who looks. */
export const fitting =
  (filter: TaskView['filter'], self: string | undefined, order: Part): Part =>
  (spec) => {
    const { assignee, priority, customer, time } = filter;
    const fit = spec
      .where('trashed', '==', false)
      .where('status', 'in', statusesOf(filter))
      .apply(equal('priority', priority))
      .apply(equal('assigneeRef.id', assignee === 'me' ? (self ?? 'nobody') : assignee))
      .apply(equal('customerRef.id', customer));
    // The database orders by what it compares.
    return time === 'due'
      ? fit.where('dueSort', '<=', today(COMPANY.timezone)).orderBy('dueSort')
      : fit.apply(order);
  };

const FIELD_OF: Readonly<Record<TaskSort, PathOf<Stored<Task>>>> = {
  due: 'dueSort',
  title: 'title',
  changed: 'updatedAt',
};

/** The tasks of the list, in its order. */
export const tasksQuery = ({ filter, sort }: Pick<TaskView, 'filter' | 'sort'>, { self }: Looking): Part =>
  fitting(filter, self, (fit) => fit.orderBy(FIELD_OF[sort.column], sort.direction));
