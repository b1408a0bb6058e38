import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chosenActions } from './chosen-actions';
import type { TrashBulkOptions } from './trash-bulk';

const broken = {
  called: { one: 'meter', many: 'meters' },
  file: {
    name: 'meters',
    columns: [
      {
        header: 'Name',
        value: () => {
          throw new Error('damaged');
        },
      },
    ],
  },
} as unknown as TrashBulkOptions<object>;

const bar = (count: number) => ({ count, noun: 'meters', onClear: () => undefined });

it('says that no file of the chosen rows was written', async () => {
  const said: string[] = [];
  const nothing = () => undefined;
  const toast = { success: nothing, info: nothing, error: (text: string) => said.push(text) };
  const Actions = chosenActions(broken);
  render(
    <HostProvider host={fakeHost({ toast: toast as never })}>
      <Actions rows={[{ id: 'm1' }] as never} bar={bar(1)} />
    </HostProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(said).toEqual([expect.stringMatching(/^No file was written\. /)]);
});

it('says what else happens when those that are chosen go to the trash', async () => {
  const goes = ({ id }: { readonly id: string }) => ({ goes: `${id} goes dark.`, returns: '' });
  const kind = { type: 'meter', label: () => 'Meter', besidesTrash: goes };
  const Actions = chosenActions({ ...broken, kind, intro: 'They can be restored.' } as never);
  render(
    <HostProvider host={fakeHost()}>
      <Actions rows={[{ id: 'm1' }, { id: 'm2' }] as never} bar={bar(2)} />
    </HostProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move to trash' }));
  expect(screen.getByText('They can be restored. m1 goes dark. m2 goes dark.')).toBeTruthy();
});
