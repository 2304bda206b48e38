import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import type { ThankYouContent } from './load.ts';
import styles from './NextSteps.module.css';

/** Steps before the call, on a certificate laid over the foot of the hero. */
export function NextSteps({ heading, steps }: ThankYouContent['next']) {
  if (steps.length === 0) return null;
  return (
    <section className={`page ${styles.next}`} aria-labelledby="next">
      <Certificate>
        <h2 id="next">{heading}</h2>
        <Steps items={steps} />
      </Certificate>
    </section>
  );
}
