import { useEffect, useState } from 'react';
import { TableBody, type TableBodyProps } from './table-body';

/** The rows of a long list, drawn where the window is. */
export function LongBody<Row extends object>(props: TableBodyProps<Row>) {
  const [Body, setBody] = useState<typeof TableBody>();
  useEffect(() => {
    // Few lists are long: the others need not wait for what draws these. Should it not arrive, all rows are drawn.
    import('./virtual-body').then(
      ({ VirtualBody }) => setBody(() => VirtualBody),
      () => setBody(() => TableBody),
    );
  }, []);
  return Body ? <Body {...props} /> : <tbody />;
}
