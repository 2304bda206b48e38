import type { Firm } from '../../../../content/schemas/firm.ts';
import { ButtonLink } from '../../../components/Button/Button.tsx';
import { CtaBanner } from '../../../components/CtaBanner/CtaBanner.tsx';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import type { BlogPostWords } from '../../../content/blog.ts';
import { notFoundArt } from '../../../content/not-found.ts';

interface Props {
  words: BlogPostWords;
  firm: Firm;
  banner: string;
}

/** What stands at the address of a post that is not there, or not published. */
export function PostNotFound({ words, firm, banner }: Props) {
  const { title, text } = words.missing;
  return (
    <>
      <PageHero
        breadcrumb={[{ label: 'Blog', href: '/blog' }, { label: title }]}
        title={title}
        lead={text}
        art={{ src: notFoundArt().url }}
      >
        <ButtonLink href="/blog">{words.backLink}</ButtonLink>
      </PageHero>
      <CtaBanner {...words.banner} firm={firm} art={banner} />
    </>
  );
}
