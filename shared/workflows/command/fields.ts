export { entryKey as entryId, recordId } from '@fm/domain/record';
