import type { Identity } from '../../auth';
import { collectionOf, nameOf } from '../../usage/meter';
import type { Commit } from '../database';
import { type StoredDocument, toWireDocument } from '../documents/document';
import type { Firestore } from '../firestore';
import { type Json, member } from '../json';
import type { Names, Path } from '../names';
import { invalid, toStatusError } from '../status';
import { formatMicros } from '../values/timestamps';
import { type CatchUp, catchUp } from './catch-up';
import type { TargetDiff } from './live-target';
import type { LiveTargets } from './live-targets';
import { parseTarget, parseTargetId, resumeToken, type TargetContent, type TargetRequest } from './target';

/** Sends one message to the client. */
export type Send = (message: unknown) => void;

/** What a client listens to: in which collection, under which numbers, and what allowed it. */
interface ActiveTarget {
  readonly content: TargetContent;
  readonly collection: string;
  readonly ids: Set<number>;
  /** Documents whose change may take the permission away. */
  dependsOn: ReadonlySet<Path>;
}

/** One client's Listen stream: its targets, and one consistent snapshot for each commit that touches them. */
export class ListenStream {
  /** Targets by what they listen to: the same may be listened to under several numbers. */
  private readonly active = new Map<string, ActiveTarget>();
  private readonly stopRechecks: () => void;

  constructor(
    private readonly firestore: Firestore,
    private readonly targets: LiveTargets,
    private readonly names: Names,
    private readonly identity: Identity,
    private readonly send: Send,
  ) {
    // After the targets' own listener: the commit that takes a permission away is the last one told.
    const stopCommits = firestore.database.onCommit(({ changes }) =>
      this.recheck(({ dependsOn }) => changes.some(({ path }) => dependsOn.has(path))),
    );
    const stopRules = firestore.onNewRules(() => this.recheck(() => true));
    this.stopRechecks = () => {
      stopCommits();
      stopRules();
    };
  }

  /** Takes a `ListenRequest`. Throws when the stream must end. */
  receive(message: Json): void {
    const database = member(message, 'database');
    if (database !== undefined) this.names.checkStreamDatabase(String(database));
    const added = member(message, 'addTarget');
    const removed = member(message, 'removeTarget');
    if (added !== undefined) this.add(added);
    else if (removed !== undefined) this.remove(Number(removed));
    else throw invalid('A listen request must add or remove a target.');
  }

  close(): void {
    this.stopRechecks();
    for (const key of [...this.active.keys()]) this.end(key);
  }

  private add(json: unknown): void {
    const id = parseTargetId(json);
    if (this.identity.kind === 'invalid') this.firestore.checkRead(this.identity, { kind: 'get', path: '' });
    try {
      const request = parseTarget(json, this.names);
      const dependsOn = this.authorize(request.content);
      this.forget(id);
      this.start(request, dependsOn);
    } catch (error) {
      if (toStatusError(error).status === 'INTERNAL') throw error;
      this.refuse([id], error);
    }
  }

  /** A refused target must not end the stream: the client would open it again and ask again, for ever. */
  private refuse(ids: readonly number[], error: unknown): void {
    const { code, message, status } = toStatusError(error);
    this.change('REMOVE', ids, { cause: { code, message, status } });
  }

  /** Throws when this may not be listened to. Gives the documents that decided it. */
  private authorize(content: TargetContent): ReadonlySet<Path> {
    if (content.kind === 'query') return this.firestore.checkQuery(this.identity, content.query);
    return new Set(
      content.paths.flatMap((path) => [...this.firestore.checkRead(this.identity, { kind: 'get', path })]),
    );
  }

  /** Asks again whether these targets are allowed, and ends those that are not any more. */
  private recheck(isConcerned: (target: ActiveTarget) => boolean): void {
    for (const [key, target] of this.active) {
      if (!isConcerned(target)) continue;
      try {
        target.dependsOn = this.authorize(target.content);
      } catch (error) {
        this.end(key);
        this.refuse([...target.ids], error);
      }
    }
  }

  private start(request: TargetRequest, dependsOn: ReadonlySet<Path>): void {
    const { id, key, content, resumeFrom, once } = request;
    const target = this.targets.listen(request, this.onCommit);
    const collection = collectionIn(content);
    const ids = this.active.get(key)?.ids ?? new Set();
    this.active.set(key, { content, collection, ids: ids.add(id), dependsOn });
    const news = catchUp(target, resumeFrom, this.firestore.database);
    this.firestore.meter.listen(this.identity, key, collection, {
      knownUntil: news.reset ? undefined : resumeFrom,
      result: target.documents(),
      named: content.kind === 'documents' ? content.paths.length : 0,
    });
    this.change('ADD', [id]);
    if (news.reset) this.change('RESET', [id]);
    this.sendNews(id, news);
    const isDocument = target.query === undefined;
    if (isDocument) this.sendMissing(id, request, news);
    if (resumeFrom !== undefined && !news.reset) this.send({ filter: { targetId: id, count: news.count } });
    const time = this.firestore.database.readTime;
    this.change('CURRENT', [id], stamp(time));
    this.send({ targetChange: stamp(time) });
    if (once) this.remove(id);
  }

  private sendNews(id: number, { changed, removed }: CatchUp): void {
    const readTime = formatMicros(this.firestore.database.readTime);
    for (const document of changed) {
      this.send({ documentChange: { document: toWireDocument(document, this.names), targetIds: [id] } });
    }
    for (const path of removed) this.sendGone(path, [id], readTime);
  }

  /** A document that is listened to alone and does not exist is said not to. */
  private sendMissing(id: number, { content }: TargetRequest, { removed }: CatchUp): void {
    const readTime = formatMicros(this.firestore.database.readTime);
    for (const path of content.kind === 'documents' ? content.paths : []) {
      const isMissing = this.firestore.database.get(path) === undefined;
      if (isMissing && !removed.includes(path)) this.sendGone(path, [id], readTime);
    }
  }

  private sendGone(path: Path, removedTargetIds: readonly number[], readTime: string): void {
    const gone = { document: this.names.nameOf(path), removedTargetIds, readTime };
    const exists = this.firestore.database.get(path) !== undefined;
    this.send(exists ? { documentRemove: gone } : { documentDelete: gone });
  }

  private remove(id: number): void {
    this.forget(id);
    this.change('REMOVE', [id]);
  }

  private forget(id: number): void {
    for (const [key, { ids }] of this.active) if (ids.delete(id) && ids.size === 0) this.end(key);
  }

  private end(key: string): void {
    this.active.delete(key);
    this.targets.release(key, this.onCommit);
    this.firestore.meter.end(this.identity, key);
  }

  private readonly onCommit = ({ time, changes }: Commit, diffs: ReadonlyMap<string, TargetDiff>): void => {
    const news = new Map<
      Path,
      { document?: StoredDocument; targetIds: number[]; removedTargetIds: number[] }
    >();
    const entry = (path: Path) => {
      const known = news.get(path) ?? { targetIds: [], removedTargetIds: [] };
      news.set(path, known);
      return known;
    };
    const stillThere = new Set(changes.filter(({ after }) => after).map(({ path }) => path));
    for (const [key, { changed, removed }] of diffs) {
      const { collection, ids } = this.active.get(key) ?? { collection: '', ids: new Set<number>() };
      const wasChanged = (path: Path) => stillThere.has(path);
      this.firestore.meter.change(this.identity, collection, { changed, removed }, wasChanged, ids.size);
      for (const document of changed) {
        const known = entry(document.path);
        known.document = document;
        known.targetIds.push(...ids);
      }
      for (const path of removed) entry(path).removedTargetIds.push(...ids);
    }
    const readTime = formatMicros(time);
    for (const [path, { document, targetIds, removedTargetIds }] of news) {
      if (!document) this.sendGone(path, removedTargetIds, readTime);
      else {
        const change = { document: toWireDocument(document, this.names), targetIds };
        this.send({ documentChange: removedTargetIds.length > 0 ? { ...change, removedTargetIds } : change });
      }
    }
    this.send({ targetChange: stamp(time) });
  };

  private change(targetChangeType: string, targetIds: readonly number[], more: object = {}): void {
    this.send({ targetChange: { targetChangeType, targetIds, ...more } });
  }
}

const stamp = (time: number) => ({ resumeToken: resumeToken(time), readTime: formatMicros(time) });

const collectionIn = (content: TargetContent): string =>
  content.kind === 'query' ? nameOf(content.query) : collectionOf(content.paths[0] ?? '*');
