import { Copy } from '../Copy/Copy.tsx';
import styles from './Signpost.module.css';
import '../../styles/links.css';

interface Props {
  text: string;
  links: readonly { label: string; href: string; type?: string }[];
}

/** A line under a list, with a link to more. */
export function Signpost({ text, links }: Props) {
  return (
    <p className={`links wrap ${styles.signpost}`}>
      <span>
        <Copy>{text}</Copy>
      </span>
      {links.map(({ label, href, type }) => (
        <a key={href} href={href} type={type}>
          {label}
        </a>
      ))}
    </p>
  );
}
