import { member, readList, readObject, readString } from '../json';
import type { Names } from '../names';
import { invalid, StatusError, toStatusError } from '../status';
import { formatMicros } from '../values/timestamps';
import { parseWrite } from '../writes/parse-write';
import type { WriteResult } from '../writes/write';
import type { Handler } from './call';
import { isReadOnly } from './read-calls';

/** `:commit` */
export const commit: Handler = async ({ firestore, names, identity, body }) => {
  const writes = parseWrites(member(body, 'writes'), names);
  const transaction = readString(member(body, 'transaction'), 'transaction');
  const { results, commitTime } = await firestore.commitInTurn(identity, writes, transaction || undefined);
  return { writeResults: results.map(toWireResult), commitTime: formatMicros(commitTime) };
};

/** `:batchWrite`: every write for itself, each with its own status. */
export const batchWrite: Handler = ({ firestore, names, identity, body }) => {
  const writes = parseWrites(member(body, 'writes'), names);
  if (new Set(writes.map(({ path }) => path)).size < writes.length) {
    throw invalid('the same document cannot be written more than once in a single request');
  }
  if (identity.kind !== 'owner') {
    throw new StatusError('PERMISSION_DENIED', 'Batch writes require admin authentication.');
  }
  const outcomes = writes.map((write) => {
    try {
      const { results } = firestore.commit(identity, [write]);
      return { result: results.map(toWireResult)[0] ?? {}, status: {} };
    } catch (error) {
      if (!(error instanceof StatusError)) throw error;
      const { code, message } = toStatusError(error);
      return { result: {}, status: { code, message } };
    }
  });
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  };
};

/** `:beginTransaction` */
export const beginTransaction: Handler = ({ firestore, body }) => ({
  transaction: firestore.transactions.begin(isReadOnly(readObject(member(body, 'options'), 'options'))),
});

/** `:rollback` */
export const rollback: Handler = ({ firestore, body }) => {
  firestore.transactions.rollback(readString(member(body, 'transaction'), 'transaction'));
  return {};
};

/** Reads the writes of a commit. */
export const parseWrites = (json: unknown, names: Names) =>
  readList(json, 'writes').map((write) => parseWrite(write, names));

/** A write's result as clients get it. */
export const toWireResult = ({ updateTime, transformResults }: WriteResult) => ({
  ...(updateTime === undefined ? {} : { updateTime: formatMicros(updateTime) }),
  ...(transformResults.length > 0 ? { transformResults } : {}),
});
