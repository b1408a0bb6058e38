import { callFunction } from '@fm/firebase/functions';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

const DEADLINE_MS = 15_000;

const answer = v.array(
  v.object({
    uid: v.string(),
    lastSignInAt: v.nullable(
      v.pipe(
        v.string(),
        v.transform((at) => new Date(at)),
      ),
    ),
    hasSecondFactor: v.boolean(),
    undelivered: v.optional(v.string()),
  }),
);

/** What the identity service knows of a login: when it was last used, `null` for never, and how it signs in; of who is invited, why the mail was refused. */
export type AccountFact = v.InferOutput<typeof answer>[number];

/** What the identity service knows of logins, by uid. */
export type AccountFacts =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly byUid: ReadonlyMap<string, AccountFact> };

/** Asks the identity service about logins, once for each set of them. */
export function useAccountFacts(uids: readonly string[]): AccountFacts {
  const [facts, setFacts] = useState<AccountFacts>({ status: 'loading' });
  const asked = uids.join(' ');
  useEffect(() => {
    let ended = false;
    const ask = async () => {
      const found = v.parse(
        answer,
        await callFunction('accountFacts', { uids: asked ? asked.split(' ') : [] }, DEADLINE_MS),
      );
      return new Map(found.map((fact) => [fact.uid, fact]));
    };
    ask().then(
      (byUid) => !ended && setFacts({ status: 'ready', byUid }),
      (error: unknown) => {
        console.error('The identity service did not tell of the logins.', error);
        if (!ended) setFacts({ status: 'failed' });
      },
    );
    return () => {
      ended = true;
    };
  }, [asked]);
  return facts;
}
