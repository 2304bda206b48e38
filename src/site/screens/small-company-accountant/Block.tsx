import { Copy } from '../../components/Copy/Copy.tsx';
import { List } from '../../components/List/List.tsx';
import { ServiceIndex } from '../../components/ServiceIndex/ServiceIndex.tsx';
import styles from './Block.module.css';
import { Checklist } from './Checklist.tsx';
import type { SectionBlock } from './load.ts';
import { Table } from './Table.tsx';

/** One block of a section, as its kind asks. */
export function Block({ block }: { block: SectionBlock }) {
  switch (block.kind) {
    case 'paragraphs':
      return block.items.map((text) => (
        <p key={text}>
          <Copy>{text}</Copy>
        </p>
      ));
    case 'list':
      return (
        <List as={block.numbered ? 'ol' : 'ul'}>
          {block.items.map((item) =>
            typeof item === 'string' ? (
              <li key={item}>
                <Copy>{item}</Copy>
              </li>
            ) : (
              <li key={item.title}>
                <strong>{item.title}</strong> <Copy>{item.description}</Copy>
              </li>
            ),
          )}
        </List>
      );
    case 'topics':
      return block.items.flatMap(({ title, paragraphs }) => [
        <h3 key={title}>{title}</h3>,
        ...paragraphs.map((text) => (
          <p key={text}>
            <Copy>{text}</Copy>
          </p>
        )),
      ]);
    case 'statistic':
      return (
        <p className={styles.statistic}>
          <span>{block.value}</span> {block.label}
        </p>
      );
    case 'table':
      return <Table {...block} />;
    case 'checklist':
      return <Checklist {...block} />;
    case 'services':
      return <ServiceIndex items={block.items} columns={1} />;
  }
}
