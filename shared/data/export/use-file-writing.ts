import { useHost } from '@fm/platform';
import { failureOf } from '../failure';

/** Writes a file for somebody, who is told where that does not work: never fails. */
export function useFileWriting(): (write: () => Promise<void>) => Promise<void> {
  const { toast } = useHost();
  return (write) =>
    write().catch((error: unknown) => toast.error(`No file was written. ${failureOf(error).message}`));
}
