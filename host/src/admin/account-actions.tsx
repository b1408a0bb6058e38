import { accountAddress } from '@fm/contract/addresses';
import { listAddress, type Outcome, run, useAction } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import { type User, userState } from '@fm/domain/user';
import { useHost } from '@fm/platform';
import { Button, ConfirmDialog, Notice } from '@fm/ui';
import { MenuButton } from '@fm/ui/select';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** What is done with a login besides saving its form. */
export function AccountActions({ login }: { readonly login: Stored<User> }) {
  const { id, name, email } = login;
  const { toast } = useHost();
  const navigate = useNavigate();
  const action = useAction();
  const [asked, setAsked] = useState<'remove' | 'factor'>();
  const state = userState(login);

  const act = async (change: () => Promise<Outcome<unknown>>, done: string) => {
    const { ok } = await action.run(change);
    if (ok) toast.success(done);
    return ok;
  };
  const remove = async () => {
    const removed =
      state === 'invited' ? `${name} is no longer invited.` : `The login of ${name} was removed.`;
    if (!(await act(() => run('users.remove', { id }), removed))) return;
    setAsked(undefined);
    navigate(listAddress(accountAddress.list()));
  };

  const resetSecondFactor = async () => {
    const done = `${name} signs in with the password alone now.`;
    if (await act(() => run('users.resetSecondFactor', { id }), done)) setAsked(undefined);
  };

  if (state === 'removed')
    return (
      <Button
        variant="outline"
        busy={action.busy}
        onClick={() => act(() => run('users.restore', { id }), `The login of ${name} is back, and disabled.`)}
      >
        Bring back
      </Button>
    );
  return (
    <>
      <MenuButton
        label="More"
        variant="outline"
        disabled={action.busy}
        items={[
          ...(state === 'invited'
            ? [
                {
                  id: 'invite',
                  label: 'Send the invitation again',
                  onSelect: () =>
                    act(() => run('users.invite', { id }), `A new mail to ${email} is on its way.`),
                },
              ]
            : [
                {
                  id: 'end',
                  label: 'Sign out everywhere',
                  detail: 'Ends all sessions; they can sign in again.',
                  onSelect: () =>
                    act(() => run('users.endSessions', { id }), `${name} was signed out everywhere.`),
                },
                {
                  id: 'factor',
                  label: 'Take second factor away…',
                  detail: 'For somebody who lost the device with the app.',
                  onSelect: () => setAsked('factor'),
                },
              ]),
          {
            id: 'remove',
            label: state === 'invited' ? 'Withdraw the invitation…' : 'Remove login…',
            danger: true,
            onSelect: () => setAsked('remove'),
          },
        ]}
      />
      {action.failure && !asked && <Notice tone="danger">{action.failure.message}</Notice>}
      <ConfirmDialog
        open={asked === 'remove'}
        danger
        title={state === 'invited' ? `Withdraw the invitation of ${name}?` : `Remove the login of ${name}?`}
        confirmLabel={state === 'invited' ? 'Withdraw invitation' : 'Remove login'}
        busy={action.busy}
        error={action.failure?.message}
        onConfirm={remove}
        onCancel={() => setAsked(undefined)}
      >
        {state === 'invited'
          ? 'The link in the mail opens nothing any more. You can invite them again.'
          : `${name} is signed out at once, everywhere. What they did stays under their name. The login can be brought back for 30 days.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'factor'}
        danger
        title={`Take the second factor of ${name} away?`}
        confirmLabel="Take away"
        busy={action.busy}
        error={action.failure?.message}
        onConfirm={resetSecondFactor}
        onCancel={() => setAsked(undefined)}
      >
        {`Whoever knows the password of ${name} can sign in with it alone, until ${name} switches a second factor on again. Make sure that it is really ${name} who asks for this.`}
      </ConfirmDialog>
    </>
  );
}
