import { Button } from '@fm/ui/plain';
import { AuthLayout } from './auth-layout';
import { useSessionStore } from './session-context';

/** Stands for the app while a restored session waits for its user record: nothing, until it is clear that it hangs. */
export function CheckingAccess({ unreachable }: { unreachable: boolean }) {
  const store = useSessionStore();
  if (!unreachable) return null;
  return (
    <AuthLayout
      title="The server does not answer"
      subtitle="You are signed in, but what you may do is not known yet. This page goes on by itself as soon as the server answers."
      tabTitle="Waiting for the server"
    >
      <Button variant="secondary" size="lg" wide onClick={() => void store.logOut()}>
        Logout
      </Button>
    </AuthLayout>
  );
}
