import { Paragraph } from '../../components/Copy/Paragraphs.tsx';
import { List } from '../../components/List/List.tsx';
import type { MeetTeamContent } from './load.ts';
import styles from './Members.module.css';
import { Monogram } from './Monogram.tsx';
import { PersonFacts, Spoken } from './PersonFacts.tsx';
import '../../styles/columns.css';
import '../../styles/sheet.css';

/** The members of the team in one ruled sheet. */
export function Members({ members, labels }: Pick<MeetTeamContent, 'members' | 'labels'>) {
  return (
    <List className={`columns sheet ${styles.grid}`}>
      {members.people.map((person) => (
        <li key={person.name} id={person.file}>
          <Monogram {...person.portrait} />
          <h3>{person.name}</h3>
          <p className={`label ${styles.title}`}>{person.title}</p>
          {person.languages.length > 0 && (
            <Spoken label={labels.languages} languages={person.languages} />
          )}
          <Paragraph className={styles.description}>{person.description}</Paragraph>
          <PersonFacts labels={labels} {...person} />
        </li>
      ))}
    </List>
  );
}
