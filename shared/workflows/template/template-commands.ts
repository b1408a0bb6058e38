import type { RecordKind } from '@fm/domain/record';
import type { Permission } from '@fm/domain/role';
import { templateName } from '@fm/domain/template';
import { fold } from '@fm/domain/tokens';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';

/** What people call a template by. */
interface Named {
  readonly name: string;
  readonly nameLower: string;
}

/** What is done alike with templates of any kind: `renames` gives them another name, `trashes` and `restores` put them away and back. */
export function templateCommands<
  R extends Named,
  const Renames extends string,
  const Trashes extends string,
  const Restores extends string,
>(
  kind: RecordKind<R>,
  permission: Permission,
  { renames, trashes, restores }: { renames: Renames; trashes: Trashes; restores: Restores },
) {
  const input = v.object({ id: recordId });
  return [
    defineCommand({
      name: renames,
      permission,
      input: v.object({ id: recordId, name: templateName }),
      async run(unit, { id, name }) {
        const patch = { name, nameLower: fold(name) } as Partial<R>;
        await unit.change(kind, id, () => ({ ok: true, patch }));
        return null;
      },
    }),
    defineCommand({
      name: trashes,
      permission,
      input,
      async run(unit, { id }) {
        await unit.trash(kind, id);
        return null;
      },
    }),
    defineCommand({
      name: restores,
      permission,
      input,
      async run(unit, { id }) {
        await unit.restore(kind, id);
        return null;
      },
    }),
  ] as const;
}
