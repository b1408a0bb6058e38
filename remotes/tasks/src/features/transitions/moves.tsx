import { createContext, type ReactNode, useContext } from 'react';
import { FailedMoveBar } from './failed-move-bar';
import { MoveDialog } from './move-dialog';
import { type TaskMoves, useTaskMoves } from './use-task-moves';

const MovesContext = createContext<TaskMoves | undefined>(undefined);

/** Lets what is inside change the status of tasks: asks for what that needs and tells why it did not happen. */
export function TaskMovesArea({ children }: { readonly children: ReactNode }) {
  const moves = useTaskMoves();
  return (
    <MovesContext value={moves}>
      {children}
      <FailedMoveBar moves={moves} />
      <MoveDialog moves={moves} />
    </MovesContext>
  );
}

/** The status changes of the screen. Throws outside of a TaskMovesArea. */
export function useMoves(): TaskMoves {
  const moves = useContext(MovesContext);
  if (!moves) throw new Error('useMoves needs a TaskMovesArea above it.');
  return moves;
}
