import { accountAddress } from '@fm/contract/addresses';
import { listAddress, run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import {
  isPrepared,
  PREPARED,
  type User,
  type UserInput,
  userFormSchema,
  userState,
  users,
} from '@fm/domain/user';
import { useHost, useSession } from '@fm/platform';
import { HistorySection } from '@fm/screens/record';
import { RecordFormFrame } from '@fm/ui/form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AccountActions } from './account-actions';
import { AccountFields } from './account-fields';
import { AccountState } from './account-state';
import { UndeliveredNotice } from './undelivered-notice';

/** `/admin/form` invites, `/admin/form?id=…` edits. */
export function AccountFormScreen() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  // Another login is another form: nothing typed for one may end up with the other.
  return <AccountForm key={id} id={id} />;
}

const empty: UserInput = { email: '', role: 'office', name: '', employeeId: null, disabled: false };

const fromRecord = ({ email, role, name, employeeId, disabled }: User): UserInput => ({
  email,
  role: role as UserInput['role'],
  name,
  employeeId: employeeId ?? null,
  disabled: disabled ?? false,
});

function AccountForm({ id }: { readonly id: string | undefined }) {
  const { toast } = useHost();
  const { uid } = useSession();
  const navigate = useNavigate();
  const back = { to: listAddress(accountAddress.list()), label: 'Accounts' };
  const record = useRecordForm({
    collection: users,
    id,
    schema: userFormSchema,
    empty: () => empty,
    fromRecord,
    store: (input) => run('users.save', input.base ? input : { ...input, id: PREPARED + input.id }),
    onSaved: (_, mode, { name, email }) => {
      toast.success(
        mode === 'create'
          ? `${name} was invited: a mail to ${email} says how to set a password.`
          : `The login of ${name} was saved.`,
      );
      navigate(back.to);
    },
  });
  const login = record.record;
  const isOwn = id === uid;
  return (
    <RecordFormFrame
      record={record}
      noun="login"
      createLabel="Send invitation"
      title={login?.name ?? (id ? 'Login' : 'Invite somebody')}
      status={login && <AccountState user={login} />}
      back={back}
      actions={login && !isOwn && <AccountActions login={login} />}
      readOnly={readOnlyBecause(isOwn, login?.trashed)}
    >
      {login && userState(login) === 'invited' && (
        // Each invitation is another mail.
        <UndeliveredNotice key={login.invitedAt?.getTime()} login={login} />
      )}
      <AccountFields form={record.form} login={login} />
      {login && !isPrepared(login) && <HistorySection kind={users} record={login} mayEdit={false} />}
    </RecordFormFrame>
  );
}

function readOnlyBecause(isOwn: boolean, isRemoved: boolean | undefined): string | undefined {
  if (isOwn) return 'This is your own login: another administrator changes your role, address or access.';
  return isRemoved ? 'This login was removed. Bring it back to change it.' : undefined;
}
