import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef } from 'react';
import { type Dragged, draggedIn, grabbedIn, type Point } from './dragged';

/** What a place does with an order that is dragged over it. */
export interface OrderDrop {
  /** The order is over it, its near corner at this point of the screen; undefined once it has left. */
  onOver(dragged: Dragged | undefined, corner: Point): void;
  onDrop(dragged: Dragged, corner: Point): void;
}

/** Lets orders be dropped on an element. */
export function useOrderDrop(element: RefObject<HTMLElement | null>, drop: OrderDrop): void {
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  useEffect(() => {
    if (!element.current) return;
    const over = ({ source, location }: Moved) =>
      latest.current.onOver(draggedIn(source.data), cornerOf(source.data, location));
    const left = () => latest.current.onOver(undefined, { x: 0, y: 0 });
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => draggedIn(source.data) !== undefined,
      onDragEnter: over,
      onDrag: over,
      onDragLeave: left,
      onDrop: ({ source, location }) => {
        left();
        const dragged = draggedIn(source.data);
        if (dragged) latest.current.onDrop(dragged, cornerOf(source.data, location));
      },
    });
  }, [element]);
}

interface Moved {
  readonly source: { readonly data: Record<string | symbol, unknown> };
  readonly location: Located;
}

interface Located {
  readonly current: { readonly input: { readonly clientX: number; readonly clientY: number } };
}

function cornerOf(data: Record<string | symbol, unknown>, { current: { input } }: Located): Point {
  const grabbed = grabbedIn(data);
  return { x: input.clientX - grabbed.x, y: input.clientY - grabbed.y };
}
