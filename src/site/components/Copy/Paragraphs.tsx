import { Copy } from './Copy.tsx';

interface Props {
  className?: string | undefined;
  children: string;
}

/** A paragraph of running text. */
export function Paragraph({ className, children }: Props) {
  return (
    <p className={className}>
      <Copy>{children}</Copy>
    </p>
  );
}

/** Running text, each item a paragraph. */
export function Paragraphs({ items }: { items: readonly string[] }) {
  return items.map((text) => <Paragraph key={text}>{text}</Paragraph>);
}
