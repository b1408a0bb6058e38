import { listAddress, useTrash } from '@fm/data';
import type { TaskInput } from '@fm/domain/task';
import { taskScope } from '@fm/domain/trash';
import { useHost } from '@fm/platform';
import { PageSkeleton, TrashNotice } from '@fm/ui';
import { RecordFormFrame } from '@fm/ui/form';
import { TrashMenu } from '@fm/ui/select';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { TaskStatusMark } from '../formatting/task-status';
import { MoveMenu } from '../transitions/move-menu';
import { TaskMovesArea } from '../transitions/moves';
import { useGiven } from './api/given';
import { useTaskRecord } from './api/task-record';
import { TaskFields } from './task-fields';
import { TaskHistory } from './task-history';
import { TaskStanding } from './task-standing';

/** `/tasks/form` creates, `/tasks/form?id=…` edits. */
export function TaskFormScreen() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  const given = useGiven();
  if (!given) return <PageSkeleton />;
  // Another task is another form: nothing typed for one may end up with the other.
  return (
    <TaskMovesArea key={id}>
      <TaskForm id={id} given={given} />
    </TaskMovesArea>
  );
}

interface TaskFormProps {
  readonly id: string | undefined;
  readonly given: Partial<TaskInput>;
}

function TaskForm({ id, given }: TaskFormProps) {
  const host = useHost();
  const navigate = useNavigate();
  const back = { to: listAddress('/tasks'), label: 'Tasks' };
  const record = useTaskRecord(id, given, (_, mode, { title }) => {
    host.toast.success(`“${title}” was ${mode === 'create' ? 'created' : 'saved'}.`);
    navigate(back.to);
  });
  const task = record.record;
  const trash = useTrash(taskScope, () => navigate(back.to));
  return (
    <RecordFormFrame
      record={record}
      noun="task"
      title={task?.title ?? (id ? 'Task' : 'New task')}
      status={task && <TaskStatusMark status={task.status} />}
      actions={
        <>
          {task && !task.trashed && <MoveMenu task={task} words="Change status" />}
          <TrashMenu trash={trash} record={task} />
        </>
      }
      back={back}
      above={<TrashNotice trash={trash} record={task} noun="task" />}
      readOnly={host.can('tasks:edit') ? undefined : 'Your role may look at tasks, not change them.'}
    >
      {task && <TaskStanding task={task} />}
      <TaskFields form={record.form} />
      {task && <TaskHistory task={task} />}
    </RecordFormFrame>
  );
}
