import { withOrder, working } from '../work-order/order-fixture';

const file = {
  name: 'Quote of Pumpen GmbH, 12,000 EUR.pdf',
  mime: 'application/pdf',
  kind: 'document' as const,
  content: new Uint8Array(5),
};

/** A door with an order that is worked on, a draft offer, and a file added to one of them. */
async function withFileOf(type: 'offer' | 'workOrder', id: string) {
  const door = withOrder(working);
  door.database.put('offers/o1', {
    title: 'New pump',
    status: 'draft',
    customerRef: { id: 'c1', name: 'Elbe Clinic' },
    rev: 1,
    trashed: false,
  });
  expect(await door.ask('office', 'files.add', { id: 'f1', owner: { type, id }, file })).toMatchObject({
    ok: true,
  });
  const told = (path: string) => door.database.all(path).map(({ data }) => data.note);
  return { ...door, told };
}

describe('what managers read of files', () => {
  it('is nothing of those of an offer, which hold what suppliers ask, nor of their history', async () => {
    const { database, told } = await withFileOf('offer', 'o1');
    expect(database.at('attachments/f1')).toMatchObject({ entity: { type: 'offer' } });
    expect(database.at('crew/copy/attachments/f1')).toBeUndefined();
    expect(told('events')).toEqual([file.name]);
    expect(told('crew/copy/events')).toEqual([]);
  });

  it('is everything of those of an order', async () => {
    const { database, told } = await withFileOf('workOrder', 'w1');
    expect(database.at('crew/copy/attachments/f1')).toEqual(database.at('attachments/f1'));
    expect(told('crew/copy/events')).toEqual([file.name]);
  });
});
