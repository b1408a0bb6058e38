import type { WidgetEntry } from '@fm/contract';
import { entryOf, registryOf } from '../federation/outlet-fixture';
import { cardsOf, dealt, type OverviewCard } from './cards';

const widget = (id: string, order: number, change: Partial<WidgetEntry> = {}): WidgetEntry => ({
  id,
  title: id,
  size: 'm',
  order,
  ...change,
});
const anything = () => true;
const ids = (cards: readonly OverviewCard[]) => cards.map(({ widget: { id } }) => id);

describe('cardsOf', () => {
  it('puts the cards of all areas in their order, whichever area is first in the registry', () => {
    const registry = registryOf(
      entryOf({ id: 'tasks', widgets: [widget('b', 20), widget('d', 40)] }),
      entryOf({ id: 'offers', widgets: [widget('c', 30), widget('a', 10)] }),
    );
    expect(ids(cardsOf(registry, anything).columned)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('tells figures and wide cards from the rest by their size', () => {
    const widgets = [widget('figure', 1, { size: 's' }), widget('wide', 2, { size: 'l' }), widget('card', 3)];
    const cards = cardsOf(registryOf(entryOf({ id: 'tasks', widgets })), anything);
    expect([cards.figures, cards.wide, cards.columned].map(ids)).toEqual([['figure'], ['wide'], ['card']]);
  });

  it('leaves out what the role may not do', () => {
    const widgets = [widget('open', 1), widget('closed', 2, { requires: 'offers:edit' })];
    const registry = registryOf(entryOf({ id: 'offers', widgets }));
    expect(ids(cardsOf(registry, (permission) => permission !== 'offers:edit').columned)).toEqual(['open']);
  });

  it.each([
    ['switched off', {}, { enabled: false }],
    ['built for a contract this host does not have', { contract: '^9.0.0' }, {}],
  ])('offers nothing of an area that is %s', (_, descriptor, changes) => {
    const dead = entryOf({ id: 'offers', widgets: [widget('dead', 1)], ...descriptor }, changes);
    const alive = entryOf({ id: 'tasks', widgets: [widget('alive', 2)] });
    expect(ids(cardsOf(registryOf(dead, alive), anything).columned)).toEqual(['alive']);
  });

  it('takes an area of contract 1.0, which has no cards', () => {
    expect(cardsOf(registryOf(entryOf({ id: 'employees' })), anything).columned).toEqual([]);
  });
});

describe('dealt', () => {
  it('has the first cards on top of the columns', () => {
    expect(dealt([1, 2, 3, 4, 5], 2)).toEqual([
      [1, 3, 5],
      [2, 4],
    ]);
  });

  it('keeps the order in one column', () => {
    expect(dealt([1, 2, 3], 1)).toEqual([[1, 2, 3]]);
  });
});
