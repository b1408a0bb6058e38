import type { Path } from '../../firestore/names';
import type { EventTrigger } from '../manifest';

const EVENT = /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)$/;

/** What happened to a document. */
export type DocumentEvent = 'created' | 'updated' | 'deleted';

/** Tells which documents and events a trigger is for; undefined when it is not for documents. */
export function documentMatcher(
  trigger: EventTrigger,
): ((path: Path, event: DocumentEvent) => boolean) | undefined {
  const asked = EVENT.exec(trigger.eventType)?.[1];
  const pattern = trigger.eventFilterPathPatterns?.document ?? trigger.eventFilters?.document;
  if (asked === undefined || pattern === undefined) return undefined;
  const paths = new RegExp(`^${pattern.split('/').map(segmentPattern).join('/')}$`, 's');
  return (path, event) => (asked === 'written' || asked === event) && paths.test(path);
}

/** `{id}` and `*` stand for one segment, `{rest=**}` and `**` for any number of them. */
function segmentPattern(segment: string): string {
  const [, wildcard = segment] = /^\{[^=}]+(?:=(.+))?\}$/.exec(segment) ?? [];
  if (wildcard === '**') return '.+';
  if (wildcard === '*' || segment.startsWith('{')) return '[^/]+';
  return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
