import { reminderAddress } from '@fm/contract/addresses';
import { Button, EmptyState, TextLink } from '@fm/ui';
import type { ReminderView, ReminderViewName } from './reminder-view';

const titles: Readonly<Record<ReminderViewName, string>> = {
  due: 'Nothing is due',
  upcoming: 'Nothing is coming up',
  snoozed: 'Nothing is snoozed',
  done: 'Nothing is done yet',
};

/** Says why the list is empty, with a way on. */
export function NoReminders({ view }: { readonly view: ReminderView }) {
  if (view.search !== '') {
    return (
      <EmptyState
        title="No reminder matches this search"
        action={
          <Button variant="outline" onClick={() => view.setSearch('')}>
            Clear the search
          </Button>
        }
      />
    );
  }
  const state = view.filter.state as ReminderViewName | undefined;
  if (state) {
    return (
      <EmptyState
        title={titles[state]}
        action={<TextLink to={reminderAddress.list()}>Show all open reminders</TextLink>}
      />
    );
  }
  return (
    <EmptyState title="No open reminders">
      Set one for anything that must not be forgotten: a call, an answer, a contract that ends.
    </EmptyState>
  );
}
