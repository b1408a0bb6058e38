import { type UsagePeriod, type UsageReport, usageReportSchema } from '@fm/domain/usage';
import { callFunction } from '@fm/firebase/functions';
import * as v from 'valibot';
import { useAnswer } from '../../answers/use-answer';

const DEADLINE_MS = 30_000;

const readUse = async (days: UsagePeriod): Promise<UsageReport> =>
  v.parse(usageReportSchema, await callFunction('readUse', { days }, DEADLINE_MS));

/** Asks the server for the use of the last days. */
export const useUsage = (days: UsagePeriod) =>
  useAnswer(days, readUse, 'The use of the app could not be read.');
