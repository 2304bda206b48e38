import { Contents } from '../../components/Contents/Contents.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import article from '../../styles/article.module.css';
import { Block } from './Block.tsx';
import type { SmallCompanyContent } from './load.ts';
import styles from './SmallCompanyAccountantPage.module.css';

/** The article 'Small Company Accountant': nine sections to read, and the banner as the tenth. */
export function SmallCompanyAccountantPage({
  hero,
  contentsLabel,
  sections: written,
}: SmallCompanyContent) {
  const sections = written.filter(({ blocks }) => blocks.length > 0);
  return (
    <article>
      <PageHero {...hero} />
      <div className={`page ${article.article} ${styles.page}`}>
        <Contents label={contentsLabel} sections={sections} />
        <div className={styles.text}>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <Prose>
                <h2 id={`${id}-heading`}>{heading}</h2>
                {blocks.map((block, index) => (
                  <Block
                    // biome-ignore lint/suspicious/noArrayIndexKey: a built page never reorders its blocks.
                    key={index}
                    block={block}
                  />
                ))}
              </Prose>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
