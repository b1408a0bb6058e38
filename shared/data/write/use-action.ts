import { type ActionRun as AnyActionRun, useAction as useAnyAction } from '@fm/platform';
import type { DataFailure } from '../failure';

export type ActionRun = AnyActionRun<DataFailure>;

/** Something a button does with data: whether it is under way, and why it did not work out. */
export const useAction: () => ActionRun = useAnyAction<DataFailure>;
