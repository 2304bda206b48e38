import type { ReactNode } from 'react';
import type { PostCard } from '../../../blog/post.ts';
import type { Exhibit as Content } from '../../../content/schemas/exhibit.ts';
import { byField } from '../../../inbox/by-field.ts';
import { FIELDS, FORM_NAME_ADVICE, FORM_NAME_FIELD, lengthAdvice } from '../../../inbox/fields.ts';
import { ActionBar } from '../../components/ActionBar/ActionBar.tsx';
import { buttonClass } from '../../components/Button/Button.tsx';
import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { Contents } from '../../components/Contents/Contents.tsx';
import { CtaBanner } from '../../components/CtaBanner/CtaBanner.tsx';
import { Footer } from '../../components/Footer/Footer.tsx';
import { Header } from '../../components/Header/Header.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PostGrid } from '../../components/PostGrid/PostGrid.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import { Signpost } from '../../components/Signpost/Signpost.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { Thanks } from '../../components/Thanks/Thanks.tsx';
import { FailureNotice } from '../../islands/ContactForm/FailureNotice.tsx';
import { MessageForm } from '../../islands/ContactForm/MessageForm.tsx';
import { services } from '../../load/services.ts';
import { blog } from '../../screens/blog/load.ts';
import { PostBrowser } from '../../screens/blog/PostBrowser.tsx';
import { blogPost } from '../../screens/blog-post/load.ts';
import { Neighbours } from '../../screens/blog-post/Neighbours.tsx';
import { ErrorSummary } from '../../screens/contact/ErrorSummary.tsx';
import { contact } from '../../screens/contact/load.ts';
import { home } from '../../screens/home/load.ts';
import { Exhibit } from '../../screens/service/exhibits/Exhibit.tsx';
import { servicesIndex } from '../../screens/services-index/load.ts';
import { shell } from '../../shell/load.ts';
import { shellWords } from '../../shell/words.ts';
import { Specimen } from './Specimen.tsx';

/** A word that no line of a telephone holds at heading size. */
const LONG_WORD = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
/** As long as content/schemas/firm.ts allows: 60 characters. */
const LONG_NAME = 'Featherstonehaugh, Villarreal-Castellanos & Montgomery, PLLC';
const PHOTO = '/art/post/photo.svg';

const REFUSAL = {
  fields: {
    ...byField((field) => field.advice ?? lengthAdvice(field)),
    [FORM_NAME_FIELD]: FORM_NAME_ADVICE,
  },
  values: {
    ...byField(() => ''),
    email: 'ada at example.org',
    phone: '(713) 555-0100 or (713) 555-0101 or, in the evening, (713) 555-0102',
  },
};
const MISSING = Object.fromEntries(
  FIELDS.filter(({ required }) => required).map(({ name }) => [name, 0]),
);
const TOO_LONG = byField(({ kind }) => (kind === 'textarea' ? 1_312 : 1));
const UNSENT = { ...byField(() => ''), name: 'Ada', message: 'An LT11 came on Monday.' };

/** The states that no page of the site shows by itself. */
export function StateParts({ posts }: { posts: readonly PostCard[] }) {
  const specimens = { ...formStates(), ...blogStates(posts), ...extremes(posts) };
  return Object.entries(specimens).map(([name, part]) => (
    <Specimen key={name} name={name} ground={name === 'Error summary' ? 'ink' : 'paper'}>
      <div className="page">{part}</div>
    </Specimen>
  ));
}

function formStates() {
  const { form, check, firm, art } = contact;
  const { hint, thanks } = form;
  const reach = { phone: firm.phones.main, email: firm.email };
  const offline = { ...UNSENT, message: UNSENT.message.repeat(100) };
  return {
    'Form, empty': <MessageForm hint={hint} />,
    'Form, sending': <MessageForm hint={hint} sending />,
    'Form, advised': <MessageForm hint={hint} faults={MISSING} />,
    'Form, too long': <MessageForm hint={hint} faults={TOO_LONG} />,
    'Form, refused': <MessageForm hint={hint} refusal={REFUSAL} />,
    'Form, not sent': (
      <MessageForm hint={hint}>
        <FailureNotice failure={{ values: UNSENT, offline: false }} {...reach} />
      </MessageForm>
    ),
    'Notice, offline': <FailureNotice failure={{ values: offline, offline: true }} {...reach} />,
    'Error summary': <ErrorSummary heading={check.problem} fields={REFUSAL.fields} />,
    Thanks: <Thanks {...thanks} seal={art.seal} />,
    'Button, disabled': (
      <button type="button" className={buttonClass} disabled>
        Disabled
      </button>
    ),
  };
}

function blogStates(posts: readonly PostCard[]) {
  const subjects = Array.from({ length: 39 }, (_, place) => `Subject ${place}`);
  const list = (label: string, page: number, shown: readonly PostCard[], chosen?: string) => (
    <PostBrowser
      list={{ posts: [...shown], hasOlder: shown.length > 0 }}
      categories={[...subjects, LONG_WORD]}
      chosen={chosen}
      page={page}
      words={{ ...blog, filterLabel: `${blog.filterLabel}, ${label}` }}
    />
  );
  return {
    'List, one category chosen': list('chosen', 2, posts, LONG_WORD),
    'List, empty': list('empty', 1, []),
    'List, behind the last page': list('too far back', 9, []),
    'List, loading': <Spinner label="Loading articles" />,
    'Action bar of who has booked': (
      <ActionBar firm={shell.firm} label={shellWords.labels.callOrBook} booked />
    ),
  };
}

/** Words that no line holds, names as long as they may be, and photographs in the place of drawings. */
function extremes(posts: readonly PostCard[]) {
  const { services: links, mark, footer, star } = shell;
  const firm = { ...shell.firm, name: LONG_NAME, email: `${LONG_WORD.toLowerCase()}@example.com` };
  const long = { title: `On ${LONG_WORD}`, description: `About ${LONG_WORD}, at length.` };
  const sections = ['A heading', LONG_WORD].map((short, place) => ({ id: `part-${place}`, short }));
  const [post] = posts.map((each) => ({ ...each, title: LONG_WORD, excerpt: LONG_WORD }));
  const exhibits: Record<string, ReactNode> = {};
  for (const { name, exhibit } of services) {
    if (exhibit) exhibits[`Exhibit, ${name}`] = <Exhibit {...withLongWords(exhibit)} />;
  }
  return {
    Header: <Header services={links} mark={mark} firm={firm} path="/contact" />,
    Footer: <Footer {...footer} firm={firm} services={links} year="2026" />,
    Banner: <CtaBanner {...home.banner} {...long} firm={firm} art={star} />,
    Cards: <CardGrid items={[{ icon: 'file-text', ...long, features: [LONG_WORD] }]} />,
    Steps: <Steps items={[{ title: LONG_WORD, description: LONG_WORD, details: [LONG_WORD] }]} />,
    Contents: <Contents label={blogPost.contentsLabel} sections={sections} />,
    Signpost: <Signpost text={LONG_WORD} links={[{ label: LONG_WORD, href: '/services' }]} />,
    'Page hero': (
      <PageHero
        end="long-word-end"
        breadcrumb={[{ label: LONG_WORD }]}
        title={long.title}
        says={LONG_WORD}
        art={{ src: star }}
      />
    ),
    'Page hero with a photograph': (
      <PageHero
        end="photographed-end"
        breadcrumb={[{ label: 'Services', href: '/services' }, { label: LONG_WORD }]}
        title={long.title}
        art={{ kind: 'photo', src: PHOTO }}
      />
    ),
    'Service grid with photographs': (
      <ServiceGrid
        services={servicesIndex.grid.items.slice(0, 3).map((card) => ({
          ...card,
          name: LONG_WORD,
          picture: { kind: 'photo', src: PHOTO },
        }))}
      />
    ),
    'Post cards': post && <PostGrid posts={[post]} />,
    Neighbours: post && <Neighbours older={post} newer={post} words={blogPost.neighbours} />,
    Prose: <Prose html={`<h2>${LONG_WORD}</h2><p>${LONG_WORD.repeat(2)}</p><hr>`} />,
    ...exhibits,
  };
}

/** What is no text that the firm writes freely: codes, amounts and days as they are printed. */
const GIVEN = ['kind', 'printed'];

function withLongWords(exhibit: Content): Content {
  const lengthen = (key: string, value: unknown) =>
    typeof value === 'string' && !GIVEN.includes(key) ? `${value} ${LONG_WORD}` : value;
  return JSON.parse(JSON.stringify(exhibit, lengthen));
}
