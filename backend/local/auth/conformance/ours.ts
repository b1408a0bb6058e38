import { openTestAuth } from '../auth-fixture';
import type { Player } from './play';

/** The embedded Authentication in this process, without accounts. */
export async function ours(hidesAddresses: boolean): Promise<Player> {
  const test = openTestAuth();
  if (!hidesAddresses) {
    await test.admin('PATCH', '/emulator/v1/projects/demo-facility/config', {
      emailPrivacyConfig: { enableImprovedEmailPrivacy: false },
    });
  }
  return {
    wait: async (ms) => test.wait(ms),
    send: async ({ method, path, body, headers }) => {
      const response = await test.send(method, path, body, headers);
      if (response === undefined) return { status: 404, body: undefined };
      return { status: response.status, body: JSON.parse(response.body) as unknown };
    },
  };
}
