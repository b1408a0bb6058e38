import type { Attachment } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { renderHook } from '@testing-library/react';
import type { Narrow } from '../live/query';
import type { QuerySpec } from '../live/query-spec';
import { useAttachments, useGrowingAttachments } from './attachment-rows';

const file = (id: string, type: string) => ({ id, trashed: false, entity: { type, id: 'x1', label: '' } });
/** The newest are of another kind with the same id. */
const mockStored = [file('a1', 'occurrence'), file('a2', 'occurrence'), file('own', 'workOrder')];

const mockRows = (build: Narrow<Attachment>, size: number) => {
  const { QuerySpec: Spec } = jest.requireActual('../live/query-spec');
  const { valueAt } = jest.requireActual('@fm/domain/record');
  const { filters } = build(Spec.of('attachments')) as unknown as QuerySpec;
  const fits = (row: object) => filters.every(([field, , value]) => valueAt(row, field) === value);
  return { status: 'ready', rows: mockStored.filter(fits).slice(0, size), retry: () => {} };
};
jest.mock('../live/live-rows', () => ({
  useLiveRows: (_: object, build: Narrow<Attachment>, size: number) => mockRows(build, size),
}));
jest.mock('../live/growing-rows', () => ({
  useGrowingRows: (_: object, build: Narrow<Attachment>) => mockRows(build, 2),
}));

const record = { type: 'workOrder', id: 'x1' };

it.each([
  ['all at once', () => useAttachments(record, 2)],
  ['that grow', () => useGrowingAttachments(record)],
])('reads the files of a record %s, where those of another kind with its id filled the list', (_, use) => {
  const { rows } = renderHook(use).result.current;
  expect((rows as readonly Stored<Attachment>[]).map(({ id }) => id)).toEqual(['own']);
});
