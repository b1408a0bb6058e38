import {
  isObject,
  type Json,
  member,
  readBoolean,
  readCount,
  readList,
  readObject,
  readString,
} from '../json';
import type { Names, Path } from '../names';
import { parseQuery } from '../query/parse-query';
import type { Query } from '../query/query';
import { invalid } from '../status';
import { parseMicros } from '../values/timestamps';

/** What a client listens to. */
export type TargetContent =
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'documents'; readonly paths: readonly Path[] };

/** A wish to listen, under a number of the client's choice. */
export interface TargetRequest {
  readonly id: number;
  readonly content: TargetContent;
  /** Equal for targets that listen to the same. */
  readonly key: string;
  /** The commit up to which the client knows the result. */
  readonly resumeFrom: number | undefined;
  /** Wants one snapshot only. */
  readonly once: boolean;
}

/** Reads a target's number alone, so that a refusal can name it. */
export const parseTargetId = (json: unknown): number =>
  readCount(member(readObject(json, 'addTarget'), 'targetId'), 'targetId') ?? 0;

/** Reads an `addTarget` message. Throws INVALID_ARGUMENT. */
export function parseTarget(json: unknown, names: Names): TargetRequest {
  const target = readObject(json, 'addTarget');
  const query = member(target, 'query');
  const documents = member(target, 'documents');
  if (!isObject(query) && !isObject(documents)) throw invalid('A target needs a query or documents.');
  return {
    id: parseTargetId(json),
    content: isObject(query) ? parseQueryTarget(query, names) : parseDocumentsTarget(documents, names),
    key: JSON.stringify(isObject(query) ? query : documents),
    resumeFrom: parseResume(target),
    once: readBoolean(member(target, 'once'), 'once'),
  };
}

function parseQueryTarget(json: Json, names: Names): TargetContent {
  const parent = names.parentPath(readString(member(json, 'parent'), 'parent'));
  return { kind: 'query', query: parseQuery(parent, member(json, 'structuredQuery')) };
}

function parseDocumentsTarget(json: unknown, names: Names): TargetContent {
  const list = readList(member(readObject(json, 'documents'), 'documents'), 'documents');
  return {
    kind: 'documents',
    paths: list.map((name) => names.documentPath(readString(name, 'documents'))),
  };
}

function parseResume(target: Json): number | undefined {
  const readTime = member(target, 'readTime');
  if (readTime !== undefined) return parseMicros(readTime);
  const token = readString(member(target, 'resumeToken'), 'resumeToken');
  return token === '' ? undefined : readResumeToken(token);
}

/** A token is the time of the commit it stands for, as text in base64. */
export const resumeToken = (time: number): string => Buffer.from(String(time)).toString('base64');

/** The time in a token; one of another backend is older than everything here. */
function readResumeToken(token: string): number {
  const text = Buffer.from(token, 'base64').toString('latin1');
  return /^\d{1,16}$/.test(text) ? Number(text) : 0;
}
