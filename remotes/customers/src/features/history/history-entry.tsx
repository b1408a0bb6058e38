import { recordAddress } from '@fm/contract/addresses';
import { EVENT_KIND_LABELS, type HistoryEvent } from '@fm/domain/event';
import { kindLabel, kindNamed } from '@fm/domain/kinds';
import { TextLink, type TimelineEntry } from '@fm/ui';
import { changeLine, entryText } from '@fm/ui/history';
import type { ReactNode } from 'react';
import { NoteText } from './note-text';

/** A change longer than this stands below the title, not in it. */
const LONG_TITLE = 70;

interface EntryParts {
  /** A later entry says the same again, corrected. */
  readonly isReplaced: boolean;
  readonly buttons: ReactNode;
}

/** An entry of a customer's timeline: what happened, to which record, who did it. */
export function timelineEntry(
  event: HistoryEvent & { readonly id: string },
  { isReplaced, buttons }: EntryParts,
): TimelineEntry {
  const { title, fields, note } = entryText(kindNamed(event.entity.type)?.fields ?? {}, event);
  const long = title.length > LONG_TITLE;
  return {
    id: event.id,
    at: event.at,
    actor: event.actor.name,
    important: event.kind === 'created' || event.kind === 'status',
    title: long ? EVENT_KIND_LABELS[event.kind] : title,
    body: (
      <>
        <p>
          <EntityLink entity={event.entity} />
        </p>
        {long && <p dir="auto">{title}</p>}
        {note && <NoteText text={note} isReplaced={isReplaced} />}
        {fields.map((change) => (
          <p key={change.field} dir="auto">
            {changeLine(change)}
          </p>
        ))}
        {buttons}
      </>
    ),
  };
}

function EntityLink({ entity }: Pick<HistoryEvent, 'entity'>) {
  const to = recordAddress(entity);
  const name = <bdi>{entity.label}</bdi>;
  return (
    <>
      {`${kindLabel(entity.type)} `}
      {to ? <TextLink to={to}>{name}</TextLink> : name}
    </>
  );
}
