import type { QuerySpec } from '@fm/data';
import type { RecordKind } from '@fm/domain/record';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { TemplateList } from './template-list';
import type { NamedTemplate, TemplateScreen } from './template-screen';

const mockMore = jest.fn();
jest.mock('@fm/data', () => {
  const actual = jest.requireActual<typeof import('@fm/data')>('@fm/data');
  type Build = (spec: QuerySpec) => QuerySpec;
  return {
    ...actual,
    useGrowingRows: ({ path }: RecordKind<NamedTemplate>, build: Build, step: number) => {
      const { filters } = build(actual.QuerySpec.of(path));
      const isTrash = filters.some(([field, , value]) => field === 'trashed' && value === true);
      const rows = Array.from({ length: isTrash ? step : 1 }, (_, at) => ({
        id: `t${at}`,
        name: `Template ${at}`,
        trashed: isTrash,
      }));
      return {
        status: 'ready',
        rows,
        more: isTrash && { shown: step, step, older: 'there', onMore: mockMore },
      };
    },
  };
});

const templates = {
  kind: { path: 'templates' },
  permission: 'offers:edit',
  list: { path: '/offers', label: 'Offers' },
  empty: 'Keep one.',
  holds: () => 'Nothing',
} as unknown as TemplateScreen<NamedTemplate>;

it('lets one reach the templates in the trash that are beyond the first', async () => {
  render(
    <MemoryRouter>
      <HostProvider host={fakeHost()}>
        <TemplateList screen={templates} />
      </HostProvider>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show templates in the trash' }));
  const trash = within(screen.getByRole('region', { name: 'In the trash' }));
  expect(trash.getAllByRole('listitem')).toHaveLength(50);
  await userEvent.click(trash.getByRole('button', { name: /^Show/ }));
  expect(mockMore).toHaveBeenCalledTimes(1);
});
