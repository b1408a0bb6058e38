import { entityAddress, entityLabel } from '@fm/domain/entity';
import type { HistoryEvent } from '@fm/domain/event';
import { changeLine, entryWords, TextLink, type TimelineEntry } from '@fm/ui';

/** An entry of a customer's timeline: which record, what happened to it, who did it. */
export function timelineEntry(event: HistoryEvent & { readonly id: string }): TimelineEntry {
  const { title, fields, note } = entryWords(event);
  return {
    id: event.id,
    at: event.at,
    actor: event.actor.name,
    important: event.kind === 'created' || event.kind === 'status',
    title: (
      <>
        <EntityLink entity={event.entity} />
        {` · ${title}`}
      </>
    ),
    body: (note !== undefined || fields.length > 0) && (
      <>
        {note && <p dir="auto">{note}</p>}
        {fields.map((change) => (
          <p key={change.field} dir="auto">
            {changeLine(change)}
          </p>
        ))}
      </>
    ),
  };
}

function EntityLink({ entity }: Pick<HistoryEvent, 'entity'>) {
  const to = entityAddress(entity);
  const name = <bdi>{entity.label}</bdi>;
  return (
    <>
      {`${entityLabel(entity.type)} `}
      {to ? <TextLink to={to}>{name}</TextLink> : name}
    </>
  );
}
