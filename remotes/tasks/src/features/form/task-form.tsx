import { taskAddress } from '@fm/contract/addresses';
import { listAddress, useTrash } from '@fm/data';
import { type TaskInput, tasks } from '@fm/domain/task';
import { useHost } from '@fm/platform';
import { HistorySection, useFormAddress, useReminderEntry } from '@fm/screens/record';
import { PageSkeleton, TrashNotice } from '@fm/ui';
import { RecordFormFrame } from '@fm/ui/form';
import { TrashMenu } from '@fm/ui/select';
import { useNavigate } from 'react-router-dom';
import { TaskStatusMark } from '../formatting/task-status';
import { TaskTransitionMenu, TaskTransitions } from '../transitions/task-transitions';
import { useInitialValues } from './api/initial-values';
import { useTaskRecord } from './api/task-record';
import { TaskFields } from './task-fields';
import { TaskNotice } from './task-notice';

/** `/tasks/form` creates, `/tasks/form?id=…` edits. */
export function TaskFormScreen() {
  const { id, key } = useFormAddress();
  const initial = useInitialValues();
  if (!initial) return <PageSkeleton />;
  return (
    <TaskTransitions key={key}>
      <TaskForm id={id} initial={initial} />
    </TaskTransitions>
  );
}

interface TaskFormProps {
  readonly id: string | undefined;
  readonly initial: Partial<TaskInput>;
}

function TaskForm({ id, initial }: TaskFormProps) {
  const host = useHost();
  const navigate = useNavigate();
  const back = { to: listAddress(taskAddress.list()), label: 'Tasks' };
  const record = useTaskRecord(id, initial, (key, mode, { title }) => {
    host.toast.success(`“${title}” was ${mode === 'create' ? 'created' : 'saved'}.`);
    if (mode === 'create') navigate(taskAddress.edit(key), { replace: true });
  });
  const task = record.record;
  const trash = useTrash(tasks, () => navigate(back.to));
  const more = useReminderEntry(tasks, task?.id);
  return (
    <RecordFormFrame
      record={record}
      noun="task"
      title={task?.title ?? (id ? 'Task' : 'New task')}
      status={task && <TaskStatusMark status={task.status} />}
      actions={
        <>
          {task && !task.trashed && <TaskTransitionMenu task={task} label="Change status" />}
          <TrashMenu trash={trash} record={task} more={more} />
        </>
      }
      back={back}
      above={<TrashNotice trash={trash} record={task} noun="task" />}
      readOnly={host.can('tasks:edit') ? undefined : 'Your role may look at tasks, not change them.'}
    >
      {task && <TaskNotice task={task} />}
      <TaskFields form={record.form} />
      {task && <HistorySection kind={tasks} record={task} mayEdit={host.can('tasks:edit')} />}
    </RecordFormFrame>
  );
}
