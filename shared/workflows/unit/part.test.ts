import { FailureSignal } from '../failure';
import { inPart } from './part';

const failing = (error: Error) => async () => {
  throw error;
};

describe('a part of a form', () => {
  it('names the fields of a failure as the form names them', async () => {
    const clash = new FailureSignal({
      kind: 'conflict',
      message: 'Changed.',
      fields: { name: 'Olga changed this.' },
    });
    await expect(inPart('sites.2', failing(clash))).rejects.toMatchObject({
      failure: { kind: 'conflict', message: 'Changed.', fields: { 'sites.2.name': 'Olga changed this.' } },
    });
  });

  it('leaves other errors as they are', async () => {
    const broken = new TypeError('broken');
    await expect(inPart('sites.2', failing(broken))).rejects.toBe(broken);
  });
});
