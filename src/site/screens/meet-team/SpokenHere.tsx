import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './SpokenHere.module.css';

/** Every language that the firm speaks, in a sentence at the page's top. */
export function SpokenHere({ children }: { children: string }) {
  return (
    <p className={styles.here}>
      <Icon name="languages" />
      {children}
    </p>
  );
}
