import type { Paycheck as Content } from '../../../../content/schemas/exhibits/paycheck.ts';
import styles from './Paycheck.module.css';
import { Places } from './Places.tsx';

type Parts = Pick<Content, 'gross' | 'withheld' | 'net' | 'matched' | 'deposit'>;

/** A pay taken apart on one scale, each step from where the last one ended. */
export function Paycheck(parts: Parts) {
  const steps = stepsOf(parts);
  const whole = Math.max(...steps.map(({ end }) => end));
  const entries = steps.map(({ amount: { cents }, end }) => ({
    '--from': percent(end - cents, whole),
    '--part': percent(cents, whole),
  }));
  return (
    <>
      <Places of={styles.steps} entries={entries} />
      <dl className={styles.steps}>
        {steps.map(({ label, amount, rate, end, kind }) => (
          <div
            key={`${label} ${end}`}
            data-pay={kind === 'pay' || undefined}
            data-marked={kind === 'deposit' || undefined}
          >
            <dt>{rate ? `${label}, ${rate}` : label}</dt>
            <dd>{amount.printed}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Step = Content['withheld'][number] & {
  kind: 'pay' | 'tax' | 'deposit';
  /** Cents along the scale. */
  end: number;
};

/** What is withheld counts down from the gross pay to the net, the employer's share up from it to what is deposited. */
function stepsOf({ gross, withheld, net, matched, deposit }: Parts): Step[] {
  const steps: Step[] = [{ ...gross, kind: 'pay', end: gross.amount.cents }];
  let end = gross.amount.cents;
  for (const tax of withheld) {
    steps.push({ ...tax, kind: 'tax', end });
    end -= tax.amount.cents;
  }
  steps.push({ ...net, kind: 'pay', end });
  end = gross.amount.cents;
  for (const tax of matched) {
    end += tax.amount.cents;
    steps.push({ ...tax, kind: 'tax', end });
  }
  return [...steps, { ...deposit, kind: 'deposit', end }];
}

function percent(cents: number, whole: number): number {
  return Math.round((cents / whole) * 1e4) / 100;
}
