import { currentYear } from '../../../base/calendar/current-year.ts';
import type { PostCard } from '../../../blog/post.ts';
import { Footer } from '../../components/Footer/Footer.tsx';
import { TopBar } from '../../components/TopBar/TopBar.tsx';
import { noteArt } from '../../load/note-art.ts';
import { rosettePicture } from '../../load/photo.ts';
import { services } from '../../load/services.ts';
import { AboutPage } from '../../screens/about/AboutPage.tsx';
import { about } from '../../screens/about/load.ts';
import { blog } from '../../screens/blog/load.ts';
import { PostBrowser } from '../../screens/blog/PostBrowser.tsx';
import { ContactPage } from '../../screens/contact/ContactPage.tsx';
import { contact } from '../../screens/contact/load.ts';
import { HomePage } from '../../screens/home/HomePage.tsx';
import { home } from '../../screens/home/load.ts';
import { meetTeam } from '../../screens/meet-team/load.ts';
import { MeetTeamPage } from '../../screens/meet-team/MeetTeamPage.tsx';
import { notFound } from '../../screens/not-found/load.ts';
import { NotFoundPage } from '../../screens/not-found/NotFoundPage.tsx';
import { privacyPolicy } from '../../screens/privacy-policy/load.ts';
import { PrivacyPolicyPage } from '../../screens/privacy-policy/PrivacyPolicyPage.tsx';
import { referrals } from '../../screens/referrals/load.ts';
import { ReferralsPage } from '../../screens/referrals/ReferralsPage.tsx';
import { ServicePage } from '../../screens/service/ServicePage.tsx';
import { servicesIndex } from '../../screens/services-index/load.ts';
import { ServicesIndexPage } from '../../screens/services-index/ServicesIndexPage.tsx';
import { smallCompanyAccountant } from '../../screens/small-company-accountant/load.ts';
import { SmallCompanyAccountantPage } from '../../screens/small-company-accountant/SmallCompanyAccountantPage.tsx';
import { thankYou } from '../../screens/thank-you/load.ts';
import { ThankYouPage } from '../../screens/thank-you/ThankYouPage.tsx';
import { shell } from '../../shell/load.ts';
import { Specimen } from './Specimen.tsx';
import { withLists } from './with-lists.ts';

/** A service whose page has a side panel, as its page asks for it. */
function serviceWithPanel() {
  const service = services.find(({ intro }) => intro.panel);
  if (!service) throw new Error('content/services/: expected one service with a panel');
  return { ...service, picture: rosettePicture(noteArt(service.denomination, service.family)) };
}

/** Every page with all its lists of one length. */
export function ListPages({ length, posts }: { length: string; posts: readonly PostCard[] }) {
  const cut = <Content,>(content: Content) => withLists(content, length);
  const withPanel = serviceWithPanel();
  const { panel, ...withoutPanel } = withPanel.intro;
  const { firm, services: links, footer } = shell;
  const pages = {
    Home: <HomePage {...cut(home)} months={[]} />,
    About: <AboutPage {...cut(about)} />,
    Team: <MeetTeamPage {...cut(meetTeam)} />,
    Referrals: <ReferralsPage {...cut(referrals)} />,
    Contact: (
      <ContactPage {...cut(contact)}>
        <p>The form.</p>
      </ContactPage>
    ),
    Services: <ServicesIndexPage {...cut(servicesIndex)} />,
    'Service with a panel': <ServicePage links={[]} {...cut(withPanel)} />,
    'Service without one': (
      <ServicePage links={[]} {...cut({ ...withPanel, intro: withoutPanel })} />
    ),
    Article: <SmallCompanyAccountantPage {...cut(smallCompanyAccountant)} />,
    Policy: <PrivacyPolicyPage {...cut(privacyPolicy)} year={currentYear()} />,
    'Thank you': <ThankYouPage {...cut(thankYou)} />,
    'Not found': <NotFoundPage {...cut(notFound)} />,
    Bar: <TopBar firm={cut(firm)} />,
    Footer: <Footer {...cut({ ...footer, services: links })} firm={firm} year={currentYear()} />,
    Blog: (
      <div className="page">
        <PostBrowser
          list={{ posts: cut([...posts]), hasOlder: true }}
          categories={[]}
          chosen={undefined}
          page={2}
          words={blog}
        />
      </div>
    ),
  };
  return Object.entries(pages).map(([name, page]) => (
    <Specimen key={name} name={name}>
      {page}
    </Specimen>
  ));
}
