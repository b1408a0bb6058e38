import { type ReleaseHealth, releaseHealthSchema } from '@fm/domain/usage';
import { callFunction } from '@fm/firebase/functions';
import * as v from 'valibot';
import { useAnswer } from '../../answers/use-answer';

const DEADLINE_MS = 30_000;

const readHealth = async (): Promise<readonly ReleaseHealth[]> =>
  v.parse(v.array(releaseHealthSchema), await callFunction('readHealth', {}, DEADLINE_MS));

/** Asks the server how the builds that people have open did in the last quarters of an hour. */
export const useHealth = () => useAnswer('now', readHealth, 'How releases do could not be read.');
