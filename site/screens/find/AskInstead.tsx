import { askingFor, WRITE_PATH } from '../../../notices/addresses.ts';
import { Signpost } from '../../components/Signpost/Signpost.tsx';

interface Props {
  text: string;
  link: string;
  /** The number that no paper has. */
  number: string;
}

/** The way to the contact form with the number in its message. */
export function AskInstead({ text, link, number }: Props) {
  return (
    <div className="page">
      <Signpost text={text} links={[{ label: link, href: askingFor(WRITE_PATH, number) }]} />
    </div>
  );
}
