import { ActionBar } from '../../components/ActionBar/ActionBar.tsx';
import { Footer } from '../../components/Footer/Footer.tsx';
import { Header } from '../../components/Header/Header.tsx';
import { Letterhead } from '../../components/Letterhead/Letterhead.tsx';
import { TopBar } from '../../components/TopBar/TopBar.tsx';
import { LONG_NAME } from './extremes.ts';
import { Frame } from './Frame.tsx';
import { Group } from './Group.tsx';
import type { Parts } from './parts.ts';
import { Specimen } from './Specimen.tsx';

/** What surrounds every page. */
export function ShellParts({ shell, art }: Parts) {
  const { firm, services, ...footer } = shell;
  const long = { ...firm, name: LONG_NAME };
  const header = { services, mark: art.mark };
  return (
    <Group heading="Shell" note="What surrounds every page.">
      <Specimen
        name="Top bar"
        note="Phone, e-mail and profiles above the header, from 1024 pixels up."
        bleed
      >
        <TopBar firm={firm} />
      </Specimen>
      <Specimen name="Header on the home page" note="Sticky; the item of the page is marked." bleed>
        <Header {...header} firm={firm} path="/" />
      </Specimen>
      <Specimen
        name="Header on a service page"
        note="Services is marked on every path under /services."
        bleed
      >
        <Header {...header} firm={firm} path="/services/payroll" />
      </Specimen>
      <Specimen
        name="Header, longest firm name"
        note="60 characters; the name takes a second line."
        bleed
      >
        <Header {...header} firm={long} path="/contact" />
      </Specimen>
      <Specimen
        name="About menu, open"
        note="One menu is open at a time; Esc or a click elsewhere closes it."
        bleed
        live
      >
        <Frame title="About menu, open" opens="menu-about" />
      </Specimen>
      <Specimen
        name="Services menu, open"
        note="All services by their denominations, and the way to all of them; it scrolls where the window is low."
        bleed
        live
      >
        <Frame title="Services menu, open" opens="menu-services" />
      </Specimen>
      <Specimen
        name="Small-screen menu, open"
        note="Below 1024 pixels the toggle shows every link at once."
        live
      >
        <Frame title="Small-screen menu, open" opens="menu" small />
      </Specimen>
      <Specimen name="Footer" note="The firm, all services, quick links, office and figures." bleed>
        <Footer {...footer} firm={firm} services={services} />
      </Specimen>
      <Specimen name="Footer, longest firm name" note="60 characters, twice." bleed>
        <Footer {...footer} firm={long} services={services} />
      </Specimen>
      <Specimen
        name="Action bar"
        note="At the foot of windows below 1024 pixels; it goes where the closing banner or the form has its own."
        bleed
      >
        <ActionBar firm={firm} label="Call or book" />
      </Specimen>
      <Specimen name="Action bar of who has booked" note="Below 1024 pixels." bleed>
        <ActionBar firm={firm} label="Call or book" booked />
      </Specimen>
      <Specimen name="Letterhead" note="On paper only: print this page to see it." bleed>
        <Letterhead firm={firm} page="https://www.example.com/contact" mark={art.mark} />
      </Specimen>
    </Group>
  );
}
