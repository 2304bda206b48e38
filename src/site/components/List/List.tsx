import { Children, type HTMLAttributes } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'ul' | 'ol' | 'dl' | 'div';
}

/** A list and what is in it; nothing at all, not even its frame, where nothing is. */
export function List({ as: Tag = 'ul', ...list }: Props) {
  return Children.count(list.children) > 0 ? <Tag {...list} /> : null;
}
