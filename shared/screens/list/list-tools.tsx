import type { Permission } from '@fm/domain/role';
import { useHost } from '@fm/platform';
import { TrashIcon } from '@fm/ui';
import { ListMenu, type ListMenuProps, ViewsMenu } from '@fm/ui/select';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShownList } from './use-record-list';

/** A page that is opened from a list now and then: an import, what is printed. */
export interface ListTool {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly to: string;
  /** For those alone who have it. */
  readonly permission?: Permission;
}

interface RecordListMenuProps extends Pick<ListMenuProps, 'file' | 'noun'> {
  readonly tools?: readonly ListTool[] | undefined;
  /** The trash of the list, for those who move records there and back. */
  readonly trash?: string | undefined;
}

const NONE: readonly [] = [];

/** What is rarely done with a list: each person finds what they may do. */
export function RecordListMenu({ noun, file, tools = NONE, trash }: RecordListMenuProps) {
  const { can } = useHost();
  const navigate = useNavigate();
  const offered: readonly ListTool[] = [
    ...tools,
    ...(trash
      ? [
          {
            id: 'trash',
            label: 'Trash',
            icon: <TrashIcon />,
            to: trash,
            permission: 'records:trash',
          } as const,
        ]
      : []),
  ];
  return (
    <ListMenu
      noun={noun}
      file={file}
      items={offered
        .filter(({ permission }) => permission === undefined || can(permission))
        .map(({ to, id, label, icon }) => ({ id, label, icon, onSelect: () => navigate(to) }))}
    />
  );
}

interface ToolsProps<R extends object, F extends string, S extends string>
  extends Pick<RecordListMenuProps, 'tools' | 'trash'> {
  readonly of: ShownList<R, F, S>;
}

/** Saved views of a list, and what is rarely done with it: as a file, from a file, its trash. */
export const RecordListTools = <R extends object, F extends string, S extends string>({
  of: { list, views, file, page },
  tools,
  trash,
}: ToolsProps<R, F, S>) => (
  <>
    <ViewsMenu of={views} />
    <RecordListMenu
      noun={list.called.many}
      file={list.file && { of: file, total: page.total }}
      tools={tools}
      trash={trash}
    />
  </>
);
