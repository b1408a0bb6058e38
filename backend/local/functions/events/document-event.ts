import { type DocumentChange, type StoredDocument, toWireDocument } from '../../firestore/documents/document';
import type { Names, Path } from '../../firestore/names';
import { formatMicros } from '../../firestore/values/timestamps';
import type { Micros } from '../../store/commit-clock';
import type { DocumentEvent } from './document-pattern';

/** The event of a change; both sides are there when the document was updated. */
export const eventOf = ({ before, after }: DocumentChange): DocumentEvent =>
  before && after ? 'updated' : after ? 'created' : 'deleted';

interface About {
  readonly id: string;
  readonly path: Path;
  readonly time: Micros;
  readonly type: string;
  readonly region: string;
}

/** The CloudEvent that the service would send to a trigger. */
export function documentEvent(about: About, { before, after }: DocumentChange, names: Names): object {
  const { id, path, time, type, region } = about;
  const wire = (document: StoredDocument | undefined) => (document ? toWireDocument(document, names) : {});
  return {
    specversion: '1.0',
    id,
    type,
    source: `//firestore.googleapis.com/${names.database}`,
    subject: `documents/${path}`,
    document: path,
    project: names.projectId,
    database: '(default)',
    namespace: '(default)',
    location: region,
    time: formatMicros(time),
    datacontenttype: 'application/json',
    data: { oldValue: wire(before), value: wire(after) },
  };
}
