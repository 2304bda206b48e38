import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { List } from '../../components/List/List.tsx';
import styles from './Checklist.module.css';

interface Props {
  title: string;
  groups: readonly { title: string; items: readonly string[] }[];
}

/** Questions with boxes to tick, on the screen or with a pencil on paper. */
export function Checklist({ title, groups }: Props) {
  return (
    <Certificate>
      <h3 className={styles.title}>{title}</h3>
      {groups.map((group) => (
        <div key={group.title} className={styles.group}>
          <h4>{group.title}</h4>
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
