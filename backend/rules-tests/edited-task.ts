import { tasks } from '@fm/domain/task';
import { change, type Documents, documentOf, existing } from './documents';
import { PEOPLE } from './people';
import { TASK } from './samples';

/** A task before its edit. */
export const before = existing(TASK.values, { number: 'TA-2026-0001' });
/** The same as a document. */
export const stored: Documents = { 'tasks/r1': documentOf(before) };
/** The edit. */
export const edited = change(tasks, PEOPLE.office, before, TASK.edit);
/** Where it is stored. */
export const RECORD = 'tasks/r1';
/** Where its history tells of the edit. */
export const ENTRY = 'events/event-r1-2';
/** When nobody of these tests was there. */
export const LONG_AGO = new Date('2020-01-01T00:00:00.000Z');
