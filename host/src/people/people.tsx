import { isStaff } from '@fm/domain/role';
import { useSession } from '@fm/platform';
import {
  EmptyState,
  ErrorState,
  formatSentence,
  Notice,
  Page,
  SearchField,
  ShowMore,
  Skeleton,
  Toolbar,
} from '@fm/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MOST_FOUND } from './api/find-people';
import { type Here, useHere } from './here';
import { type Colleague, PEOPLE_STEP, useFound, useNamed } from './listed';
import css from './people.module.css';
import { PersonRow } from './person-row';

/** `/people`: who of the people that work here is online, idle, or was here when last. For the office. */
export function People() {
  const { role } = useSession();
  if (isStaff(role)) return <PeopleHere />;
  return (
    <Page title="People" width="reading">
      <EmptyState title="Only the office sees who is online">
        Who has the same record open as you stands at its top, for everybody.
      </EmptyState>
    </Page>
  );
}

function PeopleHere() {
  const here = useHere();
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const online = here.people?.filter(({ state }) => state !== 'away').length;
  return (
    <Page
      title="People"
      subtitle={
        here.status === 'known' && online !== undefined ? onlineText(online) : 'Who is here, and who was.'
      }
      width="reading"
    >
      <Toolbar
        search={
          <SearchField
            label="Search people"
            value={search}
            onSearch={(text) => setParams(text === '' ? {} : { q: text }, { replace: true })}
          />
        }
      />
      {here.status === 'unknown' && here.people && (
        <Notice tone="warning">
          The connection that tells who is here is lost. This is how it was last.
        </Notice>
      )}
      {search === '' ? <Everybody here={here} /> : <Found here={here} search={search} />}
    </Page>
  );
}

const onlineText = (count: number): string =>
  formatSentence(count, { one: 'Nobody else is here.', many: '{count} people are here.' });

/** Everybody who is here or was in the last 30 days, 50 at a time. */
function Everybody({ here }: { readonly here: Here }) {
  const [size, setSize] = useState(PEOPLE_STEP);
  const shown = useNamed(here.people, size);
  const total = here.people?.length ?? 0;
  if (!here.people && here.status === 'unknown')
    return (
      <ErrorState title="Who is here is not known right now" onRetry={here.retry}>
        Everything else works as always. A search still finds people by name.
      </ErrorState>
    );
  if (!shown) return <Skeleton rows={6} columns={2} />;
  return (
    <>
      <Listed people={shown} />
      {total > PEOPLE_STEP && (
        <ShowMore
          shown={shown.length}
          total={{ count: total, atLeast: false }}
          step={PEOPLE_STEP}
          called={{ one: 'person', many: 'people' }}
          older={total > size ? 'there' : 'none'}
          onMore={() => setSize(size + PEOPLE_STEP)}
          byHand
        />
      )}
    </>
  );
}

function Found({ here, search }: { readonly here: Here; readonly search: string }) {
  const { people, isCut, failure } = useFound(search, here.people);
  if (failure) return <ErrorState title="The search did not work">{failure.message}</ErrorState>;
  if (!people) return <Skeleton rows={3} columns={2} />;
  if (people.length === 0)
    return (
      <EmptyState title="Nobody fits this search">
        Employees are found by name, team, job title, phone number and e-mail address, where they have a
        login.
      </EmptyState>
    );
  return (
    <>
      <Listed people={people} />
      {isCut && <p>{`The first ${MOST_FOUND} employees were looked at. Type more to find others.`}</p>}
    </>
  );
}

function Listed({ people }: { readonly people: readonly Colleague[] }) {
  const { uid } = useSession();
  return (
    <ul className={css.people} aria-label="People">
      {people.map((person) => (
        <PersonRow key={person.uid} person={person} isSelf={person.uid === uid} />
      ))}
    </ul>
  );
}
