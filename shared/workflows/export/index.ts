import { tellExport } from './tell-export';

/** What is told of files that pages save. */
export const exportCommands = [tellExport] as const;
