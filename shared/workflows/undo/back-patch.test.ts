import type { Stored } from '@fm/domain/record';
import { backPatch } from './back-patch';

interface Place {
  name: string;
  phone?: string;
  billing?: { city: string };
}
const record = { id: 'x', name: 'C', billing: { city: 'Jena' } } as Stored<Place>;

describe('putting fields back', () => {
  it('gives them what they had, also where there was nothing', () => {
    const changes = [
      { path: 'billing.city', from: 'Kiel', to: 'Jena' },
      { path: 'name', to: 'C' },
    ];
    expect(backPatch(record, changes)).toEqual({ name: undefined, billing: { city: 'Kiel' } });
  });

  it('goes back over several changes to the oldest value', () => {
    const changes = [
      { path: 'name', from: 'B', to: 'C' },
      { path: 'name', from: 'A', to: 'B' },
    ];
    expect(backPatch(record, changes)).toEqual({ name: 'A' });
  });

  it('changes nothing where it is so already', () => {
    expect(backPatch(record, [{ path: 'name', from: 'C', to: 'B' }])).toEqual({});
  });
});
