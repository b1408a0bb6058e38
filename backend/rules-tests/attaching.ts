import { CONTENT } from '@fm/domain/attachment';
import { stampOf } from '@fm/domain/record';
import { creation, type Documents } from './documents';
import { PEOPLE, type Person } from './people';
import { ATTACHMENT } from './samples';

/** A new file with its content in one commit, as shared/data writes them. */
export const attaching = (
  by: Person,
  id: string,
  over: object = {},
  content: unknown = new Uint8Array(ATTACHMENT.values.bytes),
): Documents => ({
  ...creation(
    ATTACHMENT.kind,
    PEOPLE[by],
    id,
    { ...ATTACHMENT.values, by: stampOf(PEOPLE[by]), ...over },
    { kind: 'attached' },
  ),
  [contentPath(id)]: { data: content },
});

export const contentPath = (id: string): string => `${ATTACHMENT.kind.path}/${id}/${CONTENT}`;
