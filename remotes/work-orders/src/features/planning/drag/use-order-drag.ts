import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Dragged, dragData } from './dragged';

/**
 * Lets an order be dragged by its element; gives whether it is. `dragged` is undefined where it may not. What can be
 * done by dragging can always be done by a menu too: fingers, keyboards and screen readers do not drag.
 */
export function useOrderDrag(element: RefObject<HTMLElement | null>, dragged: Dragged | undefined): boolean {
  const [dragging, setDragging] = useState(false);
  const latest = useRef(dragged);
  useEffect(() => {
    latest.current = dragged;
  });
  const may = dragged !== undefined;
  useEffect(() => {
    if (!element.current || !may) return;
    return draggable({
      element: element.current,
      getInitialData: ({ input, element: taken }) => {
        const { left, top } = taken.getBoundingClientRect();
        const grabbed = { x: input.clientX - left, y: input.clientY - top };
        return latest.current ? dragData(latest.current, grabbed) : {};
      },
      onDragStart: () => setDragging(true),
      onDrop: () => setDragging(false),
    });
  }, [element, may]);
  return dragging;
}
