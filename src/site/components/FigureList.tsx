import { List } from './List/List.tsx';

interface Props {
  figures: readonly { label: string; value: string }[];
  className?: string | undefined;
}

/** Figures with their labels; renders nothing for an empty list. */
export function FigureList({ figures, className }: Props) {
  return (
    <List as="dl" className={className}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
