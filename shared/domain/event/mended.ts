import * as v from 'valibot';
import {
  type Change,
  changeSchema,
  EVENT_KINDS,
  EVENT_SOURCES,
  eventSchema,
  type HistoryEvent,
  MAX_CHANGES,
  MAX_NOTE,
} from './event';

/** Characters of a name in a damaged entry that are shown. */
const MOST_NAME = 200;

/**
 * A stored entry as screens can show it. An entry that was written past the server may hold anything: what is damaged
 * in it is left out or says that it is not known, so that the rest of the history stays readable. A sound entry is
 * given back as it is.
 */
export function mendedEntry<E extends HistoryEvent>(stored: E): E {
  if (v.is(eventSchema, stored)) return stored;
  const damaged = stored as unknown as Readonly<Record<string, unknown>>;
  const [actor, entity] = [mapOf(damaged.actor), mapOf(damaged.entity)];
  const { note, batchId, customerId, siteId, about, ...rest } = damaged;
  return {
    ...rest,
    ...texts({ note, batchId, customerId, siteId, about }),
    at: damaged.at instanceof Date ? damaged.at : new Date(0),
    actor: { uid: text(actor.uid), name: text(actor.name) || 'Somebody', role: text(actor.role) },
    entity: {
      type: text(entity.type) || 'record',
      id: text(entity.id),
      label: text(entity.label) || 'Unknown',
    },
    kind: EVENT_KINDS.find((known) => known === damaged.kind) ?? 'changed',
    changes: Array.isArray(damaged.changes) ? damaged.changes.filter(isChange).slice(0, MAX_CHANGES) : [],
    source: EVENT_SOURCES.find((known) => known === damaged.source) ?? 'ui',
  } as unknown as E;
}

const isChange = (value: unknown): value is Change =>
  v.is(changeSchema, value) && value.path !== '' && value.path.length <= MOST_NAME;

const mapOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MOST_NAME) : '');

/** The fields that are texts, none longer than a note. */
const texts = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value.slice(0, MAX_NOTE)]] : [],
    ),
  );
