import { MS_PER_DAY } from '@fm/domain/calendar-day';
import { keepCompany } from '@fm/domain/company';
import type { Actor } from '@fm/domain/record';
import { can } from '@fm/domain/role';
import { COMPANY_ID, companyFrom, settings } from '@fm/domain/settings';
import { type User, users } from '@fm/domain/user';
import * as v from 'valibot';
import { COMMIT_TIME, type DocumentDatabase, recordFrom, withCrewCopies } from '../documents';
import {
  type DataFailure,
  FailureSignal,
  invalid,
  isPassingError,
  type Outcome,
  refused,
  resultOf,
} from '../failure';
import { checkedBy, Unit } from '../unit';
import { checkBounds } from './bounds';
import type { AnyCommand, Site } from './command';
import { COMMANDS_VERSION, type CommandAnswer, OLDEST_VERSION, requestSchema } from './request';
import { fromWire, toWire } from './wire-value';

/** How long an answer is kept for a page that asks again, in days. */
export const ANSWER_DAYS = 7;
/** None of the roles there are: the empty one is staff. */
const NO_ROLE = 'newcomer';

/** What the door needs to answer. */
export interface Door {
  readonly database: DocumentDatabase;
  readonly commands: readonly AnyCommand[];
  readonly now: () => Date;
  /** Asked once the company's settings are known. */
  readonly site?: () => Site;
}

/** Who knocks, as the identity service says. */
export interface Caller {
  readonly uid: string;
  /** The e-mail address in small letters; undefined for one that was never confirmed. */
  readonly verifiedEmail?: string | undefined;
  /** When the session began, in seconds since 1970, as tokens have it. */
  readonly signedInAt: number;
}

type Change = Omit<CommandAnswer & { ok: true }, 'ok'>;

/** The page asks again under the same id. */
const busy: DataFailure = {
  kind: 'quota',
  message: 'The server is busy right now. Wait a minute, then try again.',
};

/** Under an id that stands for one change, nothing else is done, or that change would be made twice. */
const usedAlready = new FailureSignal(
  invalid('This was sent for something else already. Reload the page and try again.'),
);

const outdated = new FailureSignal({
  kind: 'outdated',
  message: 'This page is older than the server. Reload it to go on: what you typed is kept.',
});

/** Functions are deployed after areas now and then: to load the page again would not help. */
const early = new FailureSignal({
  kind: 'early',
  message:
    'The server cannot do this yet, because it is being updated. Try again in a few minutes: what you typed is kept.',
});

/**
 * Answers one command of a signed-in person: looks the user record up, checks the input with the command's schema and
 * the role with `can`, and makes the change in one transaction, with the answer stored beside it under the command's
 * id. The same id is answered from there and changes nothing. Throws what nobody expects; refusals are answers, and so is
 * that the database could not answer just now.
 */
export async function answerCommand(door: Door, caller: Caller, request: unknown): Promise<CommandAnswer> {
  try {
    return await answer(door, caller, request);
  } catch (error) {
    if (isPassingError(error)) return { ok: false, failure: busy };
    if (!(error instanceof FailureSignal)) throw error;
    const { cause: _, ...failure } = error.failure;
    return { ok: false, failure };
  }
}

async function answer(
  { database, commands, now, site }: Door,
  caller: Caller,
  request: unknown,
): Promise<CommandAnswer> {
  const { uid, verifiedEmail } = caller;
  const asked = v.safeParse(requestSchema, request);
  if (!asked.success)
    throw new FailureSignal(invalid('The request is damaged. Reload the page and try again.'));
  const { id, name, version, input } = asked.output;
  const command = commands.find((known) => known.name === name);
  if (version < OLDEST_VERSION) throw outdated;
  if (!command || version > COMMANDS_VERSION) throw early;
  // What is locked waits for nobody's reading of an input; who may not ask hears nothing of it all the same.
  const read = readInput(command, input);
  return database.transact(async (opened): Promise<CommandAnswer> => {
    const transaction = withCrewCopies(opened);
    const answerPath = `users/${uid}/commands/${id}`;
    const [user, known, company] = await Promise.all([
      transaction.get(`${users.path}/${uid}`),
      transaction.get(answerPath),
      transaction.get(`${settings.path}/${COMPANY_ID}`),
    ]);
    keepCompany(companyFrom(company?.data));
    const { permission, isForNewcomers } = command;
    const actor = user ? actorOf(caller, recordFrom<User>(user)) : isForNewcomers && newcomer(caller);
    if (!actor || (permission && !can(actor.role, permission))) throw new FailureSignal(refused);
    if (known && known.data.name !== name) throw usedAlready;
    if (known && !command.isReading) return { ok: true, ...(known.data.answer as Change) };
    const at = now();
    const unit = new Unit(transaction, actor, at);
    const value = toWire(
      await command.run(unit, resultOf(read) as never, {
        actor,
        now: at,
        verifiedEmail,
        site: site?.(),
      }),
    );
    unit.flush();
    const expireAt = new Date(at.getTime() + ANSWER_DAYS * MS_PER_DAY);
    const change: Change = { value, changed: [...unit.paths] };
    if (!command.isReading) transaction.set(answerPath, { name, answer: change, at: COMMIT_TIME, expireAt });
    return { ok: true, ...change };
  });
}

/** The input as the command's schema gives it back, or what is wrong with it. */
function readInput(command: AnyCommand, input: unknown): Outcome<unknown> {
  try {
    checkBounds(input);
    return { ok: true, value: checkedBy(command.input, inputOf(input)) };
  } catch (error) {
    if (!(error instanceof FailureSignal)) throw error;
    return { ok: false, failure: error.failure };
  }
}

function inputOf(input: unknown): unknown {
  try {
    return fromWire(input);
  } catch (error) {
    throw new FailureSignal({
      ...invalid('The request is damaged. Reload the page and try again.'),
      cause: error,
    });
  }
}

/** Somebody without a user record, with a role that may do nothing; undefined where the e-mail was never confirmed. */
function newcomer({ uid, verifiedEmail }: Caller): Actor | undefined {
  return verifiedEmail === undefined ? undefined : { uid, name: verifiedEmail, role: NO_ROLE };
}

/**
 * Who the user record says acts; undefined without one that is enabled: identity alone grants nothing, and a session
 * that an administrator ended neither.
 */
export function actorOf(
  { uid, signedInAt }: Pick<Caller, 'uid' | 'signedInAt'>,
  user: (User & { readonly trashed?: boolean }) | undefined,
): Actor | undefined {
  if (!user || user.disabled || user.trashed) return undefined;
  if (user.signedOutAt && signedInAt < Math.floor(user.signedOutAt.getTime() / 1000)) return undefined;
  return { uid, name: user.name, role: user.role, employeeId: user.employeeId };
}
