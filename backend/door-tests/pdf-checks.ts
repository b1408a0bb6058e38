import type { LocalBackend } from '@fm/local-backend';
import { RestClient } from '@fm/local-backend/testing';
import { encodeFields } from '@fm/workflows/rest-values';
import { textOf } from '../functions/documents/testing/read-pdf';
import { signUp } from './sign-up';
import { startWithFunctions } from './with-functions';

/** A backend with the functions as they are built, for a test of one of those that give documents. */
export interface PdfBackend {
  /** What the office gets, with the texts of the document. */
  ask(data: unknown): Promise<{ readonly name: string | undefined; readonly text: string }>;
  /** Why there is no document; undefined where there is one. By the office unless somebody else's token is given. */
  refusalOf(data: unknown, token?: string): Promise<string | undefined>;
  store(path: string, fields: object): Promise<unknown>;
  /** What the functions wrote to their log. */
  readonly lines: readonly string[];
}

/** Starts the backend for all tests of a file. */
export function openPdfBackend(name: string): PdfBackend & { readonly refuseOthers: (id: string) => void } {
  let backend: LocalBackend;
  let owner: RestClient;
  let office: string;
  const lines: string[] = [];

  beforeAll(async () => {
    backend = await startWithFunctions({ log: (line) => lines.push(line) });
    owner = new RestClient(backend);
    office = await signUp(backend, owner, 'olga', { role: 'office' });
  });
  afterAll(() => backend.close());

  async function call(data: unknown, token: string | undefined) {
    const response = await fetch(`${backend.url}/${backend.projectId}/europe-west3/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ data }),
    });
    return (await response.json()) as {
      result?: { name: string; content: string };
      error?: { status: string };
    };
  }
  const refusal = async (data: unknown, token: string | undefined) => (await call(data, token)).error?.status;

  /** Declares the tests that everybody is refused who may not read the document, which is there. */
  function refuseOthers(id: string): void {
    it('to somebody who is not signed in', async () => {
      expect(await refusal({ id }, undefined)).toBe('UNAUTHENTICATED');
    });

    it.each([
      ['a manager, who sees no prices', { role: 'manager' }],
      ['a role that is none of ours', { role: 'Admin' }],
    ])('to %s', async (_, user) => {
      const token = await signUp(backend, owner, `no-prices-${user.role}`, user);
      expect(await refusal({ id }, token)).toBe('PERMISSION_DENIED');
      // A refusal does not tell whether there is such a record.
      expect(await refusal({ id: 'nothing' }, token)).toBe('PERMISSION_DENIED');
    });

    it('to a login that is switched off', async () => {
      const token = await signUp(backend, owner, 'former', { role: 'admin', disabled: true });
      // The identity is switched off as well once its trigger has run.
      expect(await refusal({ id }, token)).toMatch(/^(PERMISSION_DENIED|UNAUTHENTICATED)$/);
    });

    it('to an identity without a user record', async () => {
      const token = await signUp(backend, owner, 'nobody', { role: 'admin' });
      const [, payload = ''] = token.split('.');
      const { user_id: uid } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
        user_id: string;
      };
      await owner.commit({ remove: `users/${uid}` });
      expect(await refusal({ id }, token)).toBe('PERMISSION_DENIED');
    });

    it.each(['admin', 'office', ''])('but not to the role “%s”', async (role) => {
      const token = await signUp(backend, owner, `reader-${role || 'empty'}`, { role });
      expect(await refusal({ id }, token)).toBeUndefined();
    });

    it.each([
      ['an id that leads elsewhere', { id: '../settings/company' }],
      ['an id of a place below', { id: `${id}/private/labour` }],
      ['no id', {}],
      ['an empty id', { id: '' }],
      ['an id that is no text', { id: { $ne: null } }],
      ['more than is asked for', { id, language: 'en' }],
    ])('for %s', async (_, data) => {
      expect(await refusal(data, office)).toBe('INVALID_ARGUMENT');
    });

    it('for a record that is not there', async () => {
      expect(await refusal({ id: 'nothing' }, office)).toBe('NOT_FOUND');
    });
  }

  return {
    lines,
    refuseOthers,
    refusalOf: (data, token = office) => refusal(data, token),
    store: (path, fields) =>
      owner.commit({ set: path, fields: encodeFields(fields as Record<string, unknown>) }),
    async ask(data) {
      const { result } = await call(data, office);
      return { name: result?.name, text: await textOf(Buffer.from(result?.content ?? '', 'base64')) };
    },
  };
}
