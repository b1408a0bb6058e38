import { storedRecord } from '../testing/record-fixture';
import {
  type Customer,
  customerToRecord,
  emptyCustomer,
  mergedCustomer,
  mergeRefusal,
  mergeRows,
} from './index';

const customer = (over: Partial<Customer> = {}): Customer => ({
  ...customerToRecord({ ...emptyCustomer(), name: 'Zoë' }),
  ...over,
});
const ULM = { line1: 'Allee 1', postcode: '89073', city: 'Ulm', country: 'DE' };

describe('two customers that are one', () => {
  it('are compared field by field, whatever the order of an address', () => {
    const kept = customer({ billing: ULM, email: 'a@zoe.example' });
    const other = customer({
      billing: { country: 'DE', city: 'Ulm', postcode: '89073', line1: 'Allee 1' },
      email: 'b@zoe.example',
    });
    expect(mergeRows(kept, other)).toEqual([
      { field: 'email', kept: 'a@zoe.example', other: 'b@zoe.example', chosen: 'kept' },
    ]);
  });

  it('become one that has what either of them has', () => {
    const other = customer({ taxId: 'DE136695976', billing: ULM, contractEnd: '2027-12-31' });
    expect(mergedCustomer(customer(), other).patch).toEqual({
      taxId: 'DE136695976',
      billing: ULM,
      contractEnd: '2027-12-31',
    });
  });

  it('are in the town of the first site of either, as its sites go over', () => {
    const [at, elsewhere] = [customer({ siteTown: 'Ulm' }), customer({ siteTown: 'Kiel' })];
    expect(mergedCustomer(customer(), at).patch).toEqual({ siteTown: 'Ulm' });
    expect(mergedCustomer(at, elsewhere).patch).toEqual({});
  });

  it('keep the chosen side, with what belongs to the field', () => {
    const kept = customer({ phone: '+49 30 1', phoneKey: '+49301' });
    const other = customer({ name: 'Zoé', nameLower: 'zoe', phone: '+49 40 2', phoneKey: '+49402' });
    expect(mergedCustomer(kept, other).patch).toEqual({});
    expect(mergedCustomer(kept, other, { name: 'other', phone: 'other' }).patch).toEqual({
      name: 'Zoé',
      nameLower: 'zoe',
      phone: '+49 40 2',
      phoneKey: '+49402',
    });
  });

  it('keep a warning to colleagues unless somebody chooses otherwise', () => {
    const held = customer({ status: 'onHold', statusReason: 'Unpaid' });
    expect(mergedCustomer(customer(), held).patch).toEqual({ status: 'onHold', statusReason: 'Unpaid' });
    expect(mergedCustomer(held, customer()).patch).toEqual({});
    expect(mergedCustomer(held, customer(), { status: 'other' }).patch).toEqual({
      status: 'active',
      statusReason: undefined,
    });
  });

  it('keep the tags and notes of both, each once', () => {
    const kept = customer({ tags: ['a', 'b'], notes: 'Ring twice.' });
    expect(mergedCustomer(kept, customer({ tags: ['b', 'c'], notes: 'Side door.' })).patch).toEqual({
      tags: ['a', 'b', 'c'],
      notes: 'Ring twice.\n\nSide door.',
    });
    expect(mergedCustomer(kept, customer({ tags: ['a'], notes: 'twice' })).patch).toEqual({});
  });

  it('say what has no room', () => {
    const many = (letter: string) => Array.from({ length: 7 }, (_, index) => `${letter}${index}`);
    const { patch, leftOut } = mergedCustomer(
      customer({ tags: many('a'), notes: 'x'.repeat(3000) }),
      customer({ tags: many('b'), notes: 'y'.repeat(3000) }),
    );
    expect([patch.tags?.length, patch.notes?.length]).toEqual([12, 5000]);
    expect(leftOut).toEqual(['the tag “b5”', 'the tag “b6”', 'the end of the notes']);
  });

  it('cannot be merged twice, with themselves, or from the trash', () => {
    const kept = storedRecord(customer(), { id: 'a' });
    const other = (over: object) => storedRecord(customer(), { id: 'b', ...over });
    const into = { id: 'c', name: 'Carl', batchId: 'x' };
    expect(mergeRefusal(kept, other({}))).toBeUndefined();
    expect(mergeRefusal(kept, kept)).toBe('Choose two different customers.');
    expect(mergeRefusal(kept, other({ trashed: true }))).toBe('“Zoë” is in the trash. Restore it first.');
    expect(mergeRefusal(kept, other({ mergedInto: into }))).toMatch('being merged into “Carl”');
    expect(mergeRefusal(kept, other({ mergedFrom: Array.from({ length: 29 }, String) }))).toMatch(/At most/);
  });
});
