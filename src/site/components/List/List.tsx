import { Children, type HTMLAttributes } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'ul' | 'ol' | 'dl' | 'div';
}

/** A list and its frame; renders nothing for an empty list. */
export function List({ as: Tag = 'ul', ...list }: Props) {
  return Children.count(list.children) > 0 ? <Tag {...list} /> : null;
}
