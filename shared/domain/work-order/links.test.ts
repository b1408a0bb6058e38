import { storedRecord } from '../testing/record-fixture';
import {
  emptyWorkOrder,
  followUpOfItem,
  MAX_LINKS,
  OPPOSITE_LINK,
  WORK_ORDER_LINKS,
  withLink,
  withoutLink,
  workOrderToRecord,
} from './index';

const order = (id: string, over: object = {}) =>
  storedRecord(
    {
      ...workOrderToRecord({
        ...emptyWorkOrder(),
        title: 'Service the boiler',
        customerRef: { id: 'c', name: 'Elbe Clinic' },
        siteRef: { id: 's', name: 'North wing' },
      }),
      ...over,
    },
    { id, number: `WO-2026-000${id.slice(1)}` },
  );

describe('links between orders', () => {
  it('are said from both ends, each the opposite of the other', () => {
    for (const kind of WORK_ORDER_LINKS) expect(OPPOSITE_LINK[OPPOSITE_LINK[kind]]).toBe(kind);
    expect(OPPOSITE_LINK.relatesTo).toBe('relatesTo');
  });

  it('keep the name the other had, and the latest kind', () => {
    const first = { w2: { kind: 'relatesTo', name: 'x' } };
    expect(withLink(order('w1', { links: first }), 'blocks', order('w2'))).toEqual({
      links: { w2: { kind: 'blocks', name: 'WO-2026-0002 Service the boiler' } },
    });
  });

  it('lead to other orders, and to so many as can be shown', () => {
    expect(withLink(order('w1'), 'blocks', order('w1'))).toHaveProperty('problem');
    const links = Object.fromEntries(
      Array.from({ length: MAX_LINKS }, (_, n) => [`x${n}`, { kind: 'relatesTo', name: 'x' }]),
    );
    expect(withLink(order('w1', { links }), 'blocks', order('w2'))).toHaveProperty('problem');
    expect(withLink(order('w1', { links }), 'blocks', order('x7'))).toHaveProperty('links');
  });

  it('name the checklist item that an order follows up, until they are taken away', () => {
    const linked = withLink(order('w1'), 'followedBy', order('w2'), 'brakes');
    const after = order('w1', linked);
    expect(followUpOfItem(after, 'brakes')).toBe('w2');
    expect(followUpOfItem(after, 'doors')).toBeUndefined();
    expect(followUpOfItem(order('w1', { links: withoutLink(after, 'w2') }), 'brakes')).toBeUndefined();
    // A link of another kind that was made since is no follow-up.
    expect(followUpOfItem(order('w1', withLink(after, 'relatesTo', order('w2'))), 'brakes')).toBeUndefined();
  });

  it('are taken away one by one', () => {
    const links = { w2: { kind: 'blocks', name: 'x' }, w3: { kind: 'blocks', name: 'y' } };
    expect(Object.keys(withoutLink(order('w1', { links }), 'w2'))).toEqual(['w3']);
  });
});
