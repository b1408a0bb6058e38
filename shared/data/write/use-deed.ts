import { type DeedRun as AnyDeedRun, useDeed as useAnyDeed } from '@fm/platform';
import type { DataFailure } from '../failure';

export type DeedRun = AnyDeedRun<DataFailure>;

/** Something a button does with data: whether it is under way, and why it did not work out. */
export const useDeed: () => DeedRun = useAnyDeed<DataFailure>;
