import type { HistoryEvent } from '@fm/domain/event';
import { kindNamed } from '@fm/domain/kinds';
import type { Formats } from '@fm/domain/record';
import { entryText, historyFormats } from './entry-text';

const wordsOf = (of: HistoryEvent, formats?: Formats) =>
  entryText(kindNamed(of.entity.type)?.fields ?? {}, of, formats);

const event = (fields: Partial<HistoryEvent>): HistoryEvent => ({
  at: new Date(0),
  actor: { uid: 'u', name: 'Olga Brandt', role: 'office' },
  entity: { type: 'workOrder', id: 'w', label: 'WO-2026-0001' },
  kind: 'changed',
  changes: [],
  source: 'ui',
  ...fields,
});

describe('an entry of a record’s own history', () => {
  it('names both statuses and keeps the reason', () => {
    const changes = [
      { path: 'status', from: 'scheduled', to: 'onHold' },
      { path: 'waiting', to: { reason: 'parts' } },
    ];
    expect(wordsOf(event({ kind: 'status', changes, note: 'Valve ordered' }))).toEqual({
      title: 'Scheduled → On hold',
      fields: [],
      note: 'Valve ordered',
    });
  });

  it('says of a correction that a note was corrected', () => {
    const note = { kind: 'note', note: 'Lift, not boiler.' } as const;
    expect(wordsOf(event({ ...note, corrects: 'n1' })).title).toBe('Note corrected');
    expect(wordsOf(event(note)).title).toBe('Note');
  });

  it('is said to be damaged where it is, with what is left of it', () => {
    const changes = [{ path: 'priority', from: 'normal', to: 'urgent' }];
    expect(
      wordsOf({ ...event({ kind: 'created', changes, note: 'By mail' }), ...{ damaged: ['kind'] } }),
    ).toEqual({
      title: 'This entry is damaged',
      fields: [{ field: 'Priority', from: 'Normal', to: 'Urgent' }],
      note: 'By mail',
    });
  });

  it('says a single changed field in its title', () => {
    const changes = [{ path: 'priority', from: 'normal', to: 'urgent' }];
    expect(wordsOf(event({ changes })).title).toBe('Priority: Normal → Urgent');
  });

  it('writes times as it is told to: those of a site, for example', () => {
    const changes = [{ path: 'plannedStart', to: new Date('2026-11-30T07:15Z') }];
    const formats = { ...historyFormats, instant: () => '08:15 at the site' };
    expect(wordsOf(event({ changes }), formats).title).toBe('Planned start: 08:15 at the site');
  });

  it('lists several changed fields', () => {
    const changes = [
      { path: 'priority', from: 'normal', to: 'urgent' },
      { path: 'requestedBy', from: 'Mr Ode' },
    ];
    expect(wordsOf(event({ changes }))).toMatchObject({
      title: 'Changed 2 fields',
      fields: [
        { field: 'Priority', from: 'Normal', to: 'Urgent' },
        { field: 'Requested', from: 'Mr Ode' },
      ],
    });
  });

  it('says only that something changed where it may not say what', () => {
    expect(wordsOf(event({ changes: [] })).title).toBe('Changed');
  });

  it('names the checklist item that was filled in', () => {
    const changes = [{ path: 'checklist.Qx3bT81kd93kLm02aQ.value', to: true }];
    expect(wordsOf(event({ changes, note: 'Filter replaced' }))).toEqual({
      title: 'Filter replaced',
      fields: [{ field: 'Checklist value', to: 'yes' }],
      note: undefined,
    });
  });

  it('names a changed line once: in the title, or beside its fields', () => {
    const change = { path: 'lines.l1.qtyMilli', entryName: 'Deep cleaning', from: 16_000, to: 20_000 };
    const entity = { type: 'offer', id: 'o', label: 'OF-2026-0001' };
    expect(wordsOf(event({ entity, changes: [change] })).title).toBe('Quantity of “Deep cleaning”: 16 → 20');
    expect(wordsOf(event({ entity, changes: [change], note: 'Deep cleaning' }))).toMatchObject({
      title: 'Deep cleaning',
      fields: [{ field: 'Line quantity', from: '16', to: '20' }],
    });
  });

  it('tells that a file or time of the record was added, changed or removed', () => {
    const time = { type: 'labour', id: 'l1', label: 'Work, 30 min, Jan Ode' };
    // Which time it was stands beside it where a history is about several records.
    expect(wordsOf(event({ kind: 'created', entity: time, about: 'w1' }))).toEqual({
      title: 'Time noted',
      fields: [],
      note: undefined,
    });
    const file = { type: 'attachment', id: 'f1', label: 'WO-2026-0042 Boiler' };
    const added = event({ kind: 'attached', entity: file, about: 'w1', note: 'valve.jpg' });
    expect(wordsOf(added)).toMatchObject({ title: 'File added', note: 'valve.jpg' });
    expect(wordsOf({ ...added, kind: 'trashed' }).title).toBe('File removed');
  });

  it('tells orders that a plan created', () => {
    expect(wordsOf(event({ kind: 'created', source: 'plan' })).title).toBe('Created by its maintenance plan');
  });
});
