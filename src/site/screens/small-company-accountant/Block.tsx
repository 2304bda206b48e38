import { Fragment } from 'react';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { Paragraphs } from '../../components/Copy/Paragraphs.tsx';
import { List } from '../../components/List/List.tsx';
import { ServiceIndex } from '../../components/ServiceIndex/ServiceIndex.tsx';
import styles from './Block.module.css';
import type { SectionBlock } from './load.ts';

type BlockOf<Kind> = Extract<SectionBlock, { kind: Kind }>;

/** One block of a section, by its kind. */
export function Block({ block }: { block: SectionBlock }) {
  switch (block.kind) {
    case 'paragraphs':
      return <Paragraphs items={block.items} />;
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
      return block.items.map(({ title, paragraphs }) => (
        <Fragment key={title}>
          <h3>{title}</h3>
          <Paragraphs items={paragraphs} />
        </Fragment>
      ));
    case 'statistic':
      return (
        <p className={`wrap ${styles.statistic}`}>
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

/** A ruled table; on a phone each row becomes a short list under its name. */
function Table({ caption, columns, rows }: BlockOf<'table'>) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={`${name} ${cells.join(' ')}`}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Questions with checkboxes, for the screen or a pencil. */
function Checklist({ title, groups }: BlockOf<'checklist'>) {
  return (
    <Certificate>
      <h3 className={styles.title}>{title}</h3>
      {groups.map((group) => (
        <div key={group.title} className={styles.group}>
          <h4 className="label">{group.title}</h4>
          <List className={styles.boxes}>
            {group.items.map((item) => (
              <li key={item}>
                <label>
                  <input type="checkbox" />
                  {item}
                </label>
              </li>
            ))}
          </List>
        </div>
      ))}
    </Certificate>
  );
}
