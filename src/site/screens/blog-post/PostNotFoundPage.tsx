import { NO_POST_PATH } from '../../../blog/addresses.ts';
import { breadcrumbTo } from '../../breadcrumb.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { notFound } from '../not-found/load.ts';
import { blogPost } from './load.ts';

/** The page for a post that is missing or not published. */
export function PostNotFoundPage() {
  const { missing, backLink } = blogPost;
  return (
    <PageHero
      {...notFound.hero}
      breadcrumb={breadcrumbTo(NO_POST_PATH, missing.title)}
      title={missing.title}
      lead={missing.text}
    >
      <ButtonLink href="/blog">{backLink}</ButtonLink>
    </PageHero>
  );
}
