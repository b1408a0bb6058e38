import { readFileSync } from 'node:fs';
import type { Identity, StoredDocument } from '@fm/local-backend/rules';
import { authorizerByRules, compileRules } from '@fm/local-backend/rules';
import { encodeFields } from '@fm/workflows/rest-values';
import { COMMIT_TIME, type Documents } from './documents';
import { NOW } from './now';
import { emailOf, PEOPLE, type Person, USERS } from './people';
import { RULES_PATH } from './rules-under-test';

const compiled = compileRules(readFileSync(RULES_PATH, 'utf8'));
if (!compiled.ok) throw new Error(compiled.errors.map(({ line, reason }) => `${line}: ${reason}`).join('\n'));
const { rules } = compiled;

/** What the rules say. */
export interface Judgement {
  readonly allowed: boolean;
  /** The rule line that denied. */
  readonly why: string;
}

const withTime = (value: unknown): unknown => {
  if (value === COMMIT_TIME) return NOW;
  if (Array.isArray(value)) return value.map(withTime);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTime(inner)]));
};

const identityOf = (person: Person | undefined): Identity =>
  person === undefined
    ? { kind: 'none' }
    : { kind: 'user', uid: PEOPLE[person].uid, email: emailOf(person), claims: { email: emailOf(person) } };

/** Documents as the database stores them: rules look at each several times, and at the users in every test. */
const encoded = new WeakMap<object, StoredDocument['fields']>();

function fieldsOf(data: object): StoredDocument['fields'] {
  const fields = encoded.get(data) ?? (encodeFields(withTime(data) as object) as StoredDocument['fields']);
  encoded.set(data, fields);
  return fields;
}

function lookup(documents: Documents) {
  return (path: string): StoredDocument | undefined => {
    const data = documents[path];
    return data && { path, fields: fieldsOf(data), createTime: 0, updateTime: 0 };
  };
}

const users: Documents = Object.fromEntries(
  Object.entries(USERS).map(([uid, user]) => [`users/${uid}`, user]),
);

/** What the rules say to a commit that leaves `written`, of a database that holds the users and `stored`. */
export function judge(person: Person | undefined, stored: Documents, written: Documents): Judgement {
  let why = '';
  const authorizer = authorizerByRules({
    rules: () => rules,
    log: (line) => {
      why = line;
    },
    now: () => NOW.getTime(),
  });
  const refusal = authorizer.authorizeCommit(identityOf(person), {
    writes: Object.entries(written).map(([path, data]) =>
      data === undefined ? { kind: 'delete', path } : { kind: 'update', path, fields: {}, transforms: [] },
    ),
    before: lookup({ ...users, ...stored }),
    after: lookup({ ...users, ...stored, ...written }),
    time: NOW.toISOString(),
  });
  return { allowed: refusal === undefined, why };
}

/** Why a commit is denied; an empty text when it is allowed. For assertions that say what went wrong. */
export function denial(person: Person | undefined, stored: Documents, written: Documents): string {
  const { allowed, why } = judge(person, stored, written);
  return allowed ? '' : why;
}
