/** Values that a query looks for in a field at most: https://firebase.google.com/docs/firestore/query-data/queries */
export const IN_ONE_QUERY = 30;

/** Values in lists of `most`; of as many as one query looks for when left out. */
export const chunksOf = <T>(values: readonly T[], most = IN_ONE_QUERY): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(values.length / most) }, (_, at) =>
    values.slice(at * most, (at + 1) * most),
  );
