import { defineKind, type RecordKind } from '@fm/domain/record';
import { PEOPLE } from './people';

/** A record of a collection whose screens are still to come, so that no schema describes it yet. */
interface Coming {
  readonly kind: RecordKind<object>;
  readonly values: object;
  /** A harmless edit. */
  readonly edit: object;
}

const coming = (path: string, type: string, values: object, edit: object): Coming => ({
  kind: defineKind<object>({
    path,
    type,
    called: { one: type, many: type },
    schema: undefined as never,
    fields: {},
    label: () => type,
  }),
  values,
  edit,
});

export const SAVED_VIEW = coming(
  'savedViews',
  'savedView',
  {
    ownerId: PEOPLE.office.uid,
    screen: 'workOrders',
    name: 'My overdue',
    query: 'due=overdue',
    shared: false,
    isDefault: false,
    order: 1,
  },
  { name: 'Mine and overdue' },
);
