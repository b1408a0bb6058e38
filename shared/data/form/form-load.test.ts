import type { Stored } from '@fm/domain/record';
import type { LiveRecord } from '../live/live-record';
import { loadOf } from './form-load';

interface Customer {
  readonly name: string;
}
const record = { id: 'c1', name: 'Elbe Clinic' } as Stored<Customer>;
const ready: LiveRecord<Customer> = { status: 'ready', record };
const failure = { kind: 'unreachable', message: 'The server cannot be reached.' } as const;

describe('what a form is filled with', () => {
  it('is there when record and related records are', () => {
    expect(loadOf(ready, { status: 'ready', value: ['Main building'] })).toMatchObject({
      status: 'ready',
      record,
      related: ['Main building'],
    });
  });

  it('waits for the related records', () => {
    expect(loadOf(ready, { status: 'loading' }).status).toBe('loading');
  });

  it('fails with either, and starts the one over that failed', () => {
    const retry = jest.fn();
    const load = loadOf(ready, { status: 'failed', failure, retry });
    expect(load).toMatchObject({ status: 'failed', failure });
    load.retry();
    expect(retry).toHaveBeenCalled();
  });

  it('is missing with the record, whatever is left of the rest', () => {
    expect(loadOf({ status: 'missing' }, { status: 'ready', value: [] }).status).toBe('missing');
  });
});
