import * as v from 'valibot';
import { sampleRecordSchema, sampleRecords } from './sample-record';
import { sampleRecordForm } from './sample-record-form';

const typed = { name: ' Überlingen 7 ', notes: '' };

describe('a sample record', () => {
  it('is stored as typed, without what was left empty', () => {
    const record = sampleRecordForm.toRecord(v.parse(sampleRecordForm.schema, typed));
    expect(v.parse(sampleRecordSchema, record)).toMatchObject({
      name: 'Überlingen 7',
      nameLower: 'uberlingen 7',
    });
    expect(record.notes).toBeUndefined();
  });

  it('comes back into the form as it was stored', () => {
    const values = { name: 'Pump', notes: 'In the cellar' };
    expect(sampleRecordForm.fromRecord(sampleRecordForm.toRecord(values))).toEqual(values);
  });

  it('is not stored without a name', () => {
    expect(v.safeParse(sampleRecordForm.schema, { ...typed, name: ' ' }).issues?.[0].message).toBe(
      'Enter a name.',
    );
  });

  it('is found by the beginning of its name', () => {
    expect(sampleRecords.tokens?.({ name: 'Pump', nameLower: 'pump' })).toContain('pum');
  });
});
