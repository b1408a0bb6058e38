import * as v from 'valibot';
import type { SeedDocument } from './chronicle';
import { demoDocuments } from './demo';
import { collectionOf } from './demo-faults';

/** The day tests seed on, a Friday. */
export const TODAY = '2026-11-20';
export const demo = (today = TODAY, scale = 1) => [...demoDocuments({ today, scale })].flat();

export const idOf = ({ path }: SeedDocument) => path.split('/').at(-1) ?? '';
/** The demo as it is on that day. */
export const documents = demo();
export const inCollection = (name: string, of = documents) =>
  of.filter((document) => collectionOf(document) === name);
/** The records of a collection as the domain sees them. */
export const records = <R extends object>(name: string, schema: v.GenericSchema<unknown, R>) =>
  inCollection(name).map((document) => ({ ...v.parse(schema, document.data), id: idOf(document) }));
