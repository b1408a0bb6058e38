import { defineKind, REPEATED } from '../record';
import { type SavedView, savedViewSchema } from './saved-view';

export const savedViews = defineKind<SavedView>({
  path: 'savedViews',
  // What somebody calls an own view is nobody else's.
  isPrivate: true,
  type: 'savedView',
  called: { one: 'saved view', many: 'saved views' },
  trash: 'without history',
  schema: savedViewSchema,
  fields: {
    ownerId: 'Owner id',
    screen: 'Screen',
    name: 'Name',
    query: 'Query',
    shared: 'Shared',
    isDefault: 'Is default',
    order: REPEATED,
  },
  label: ({ name }) => name,
});
