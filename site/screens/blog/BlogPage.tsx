import type { ReactNode } from 'react';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Feeds } from './Feeds.tsx';
import type { BlogContent } from './load.ts';

type Props = BlogContent & {
  /** The filter and the posts, which may come later. */
  children: ReactNode;
};

/** The blog list, section by section. */
export function BlogPage({ breadcrumb, hero, postsHeading, rosette, feeds, children }: Props) {
  return (
    <>
      <PageHero {...hero} breadcrumb={[{ label: breadcrumb }]} art={{ src: rosette }} />
      <Section heading={postsHeading} id="articles" quiet>
        <Spinner label="Loading articles" />
        {children}
        <Feeds {...feeds} />
      </Section>
    </>
  );
}
