import { ICON_NAMES } from '../../../content/schemas/icons.ts';
import { ButtonLink, buttonClass, DiscoveryCall } from '../../components/Button/Button.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LONG_WORD } from './extremes.ts';
import { Group } from './Group.tsx';
import styles from './Parts.module.css';
import type { Parts } from './parts.ts';
import { Specimen } from './Specimen.tsx';

/** The small parts that the others are made of. */
export function ButtonParts({ shell: { firm } }: Parts) {
  return (
    <Group heading="Small parts" note="What the other parts are made of.">
      <Specimen name="Buttons on paper" note="Brand look, ink look, and a native button disabled.">
        <div className={styles.row}>
          <DiscoveryCall url={firm.schedulingUrl} />
          <ButtonLink look="ink" href="/about">
            Ink look
          </ButtonLink>
          <button type="button" className={buttonClass}>
            Native button
          </button>
          <button type="button" className={buttonClass} disabled>
            Disabled
          </button>
        </div>
      </Specimen>
      <Specimen name="Button on ink" note="Brand look only." ground="ink">
        <DiscoveryCall url={firm.schedulingUrl} />
      </Specimen>
      <Specimen name="Button on cyan" note="Ink look only, as in the closing banner." ground="cyan">
        <DiscoveryCall url={firm.schedulingUrl} look="ink" />
      </Specimen>
      <Specimen name="Button, long label" note="Its words wrap inside it.">
        <ButtonLink href="/about">
          Schedule Your Confidential Consultation with the Principal, the Payroll Lead and a Tax
          Accountant
        </ButtonLink>
      </Specimen>
      <Specimen name="Certificate" note="A sheet with a second rule, for what carries weight.">
        <Certificate>
          <h4>{firm.name}</h4>
          <p>{firm.tagline}</p>
        </Certificate>
      </Specimen>
      <Specimen name="Certificate on ink, long word" note="It brings its own ground." ground="ink">
        <Certificate>
          <h4>{LONG_WORD}</h4>
          <p>{firm.description}</p>
        </Certificate>
      </Specimen>
      <Specimen
        name="Icons"
        note="All that a content file may name; decorative, so never read out."
      >
        <ul className={styles.icons}>
          {ICON_NAMES.map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Group>
  );
}
