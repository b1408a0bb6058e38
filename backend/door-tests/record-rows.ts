import { tasks } from '@fm/domain/task';
import { NOW } from '../rules-tests/now';
import * as records from '../rules-tests/samples';
import { EVERYBODY, type SampleRows, STAFF, stored } from './sample-row';

const task = stored(records.TASK, { title: 'Order more filters' });
const trashed = { 'tasks/r1': { ...task['tasks/r1'], trashed: true } };
/** An entry that tells of the task's new title. */
const stamps = {
  'events/x1': {
    at: NOW,
    actor: { uid: 'office', name: 'Olga Brandt', role: 'office' },
    entity: { type: tasks.type, id: 'r1', label: 'Order more filters' },
    kind: 'changed',
    changes: [{ path: 'title', from: 'Order filters', to: 'Order more filters' }],
    source: 'ui',
    batchId: 'b1',
  },
};

/** Records of any kind: trash, undo and put back. */
export const RECORD_ROWS: SampleRows = {
  'records.trash': { stored: task, input: { type: 'task', id: 'r1', batchId: 'b1' }, may: STAFF },
  'records.trashMany': { stored: task, input: { type: 'task', ids: ['r1'], batchId: 'b1' }, may: STAFF },
  'records.restore': { stored: trashed, input: { type: 'task', id: 'r1', batchId: 'b1' }, may: STAFF },
  'records.purge': { stored: trashed, input: { type: 'task', id: 'r1' }, may: ['admin'] },
  'records.undo': {
    stored: { ...task, ...stamps },
    input: { records: [['x1']], batchId: 'b1', back: 'b2', note: 'Undone' },
    may: EVERYBODY,
  },
  'records.putBack': {
    stored: { ...task, ...stamps },
    input: { type: 'task', id: 'r1', entryIds: ['x1'], path: 'title', batchId: 'b2' },
    may: EVERYBODY,
  },
};
