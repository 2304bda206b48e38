import { Copy } from '../Copy/Copy.tsx';
import { List } from './List.tsx';

interface Props {
  items: readonly string[];
  as?: 'ul' | 'ol';
  className?: string | undefined;
  'aria-label'?: string;
  'data-columns'?: 2 | 3;
}

/** A list of running texts; renders nothing for an empty list. */
export function TextList({ items, ...list }: Props) {
  return (
    <List {...list}>
      {items.map((item) => (
        <li key={item}>
          <Copy>{item}</Copy>
        </li>
      ))}
    </List>
  );
}
