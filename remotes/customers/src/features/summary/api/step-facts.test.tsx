import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { renderHook } from '@testing-library/react';
import { useReportData } from '../../report/api/report-data';
import { useStepFacts } from './step-facts';

const mockFailure = { kind: 'unreachable', message: 'The server cannot be reached.' } as const;
const mockRetry = jest.fn();
// Everything is there but the counts.
jest.mock('@fm/data', () => ({
  useLiveRows: () => ({ status: 'ready', rows: [], retry: () => undefined }),
  useTotal: () => ({ status: 'failed', failure: mockFailure, retry: mockRetry }),
}));
jest.mock('../../form/api/customer-parts', () => ({
  useCustomerParts: () => ({ status: 'ready', value: {}, retry: () => undefined }),
}));

const customer = { id: 'c1', mergedFrom: [] } as unknown as Stored<Customer>;

beforeEach(() => mockRetry.mockReset());

it.each([
  ['next steps of a customer', () => useStepFacts(customer, '2026-11-25')],
  ['report of a customer', () => useReportData(customer, { filter: {} })],
])('says that a count of the %s failed, and asks again', (_, useFacts) => {
  const { failure, retry } = renderHook<{ failure: object | undefined; retry(): void }, unknown>(useFacts)
    .result.current;
  expect(failure).toBe(mockFailure);
  retry();
  expect(mockRetry).toHaveBeenCalled();
});
