import { sumOf } from '../../../../content/schemas/exhibits/money.ts';
import type { Paycheck as Content } from '../../../../content/schemas/exhibits/paycheck.ts';
import bars from './Bars.module.css';
import { Line } from './Line.tsx';
import styles from './Paycheck.module.css';
import { Places } from './Places.tsx';

/** A pay taken apart on one scale, each step from where the last one ended. */
export function Paycheck(paycheck: Content) {
  const steps = stepsOf(paycheck);
  const whole = Math.max(...steps.map(({ end }) => end));
  const percent = (cents: number) => Math.round((cents / whole) * 1e4) / 100;
  const entries = steps.map(({ amount: { cents }, end }) => ({
    '--from': percent(end - cents),
    '--part': percent(cents),
  }));
  return (
    <>
      <Places of={styles.steps} entries={entries} />
      <dl className={`${styles.steps} ${bars.bars}`}>
        {steps.map(({ label, amount, rate, end, state }) => (
          <Line
            key={`${label} ${end}`}
            amount={amount.printed}
            marked={state === 'deposit'}
            state={state}
          >
            {rate ? `${label}, ${rate}` : label}
          </Line>
        ))}
      </dl>
    </>
  );
}

type Step = Content['withheld'][number] & {
  state: 'pay' | 'tax' | 'deposit';
  /** Cents along the scale. */
  end: number;
};

/** Withholding counts down from gross to net pay, the employer's share up from there to the deposit. */
function stepsOf({ gross, withheld, net, matched, deposit }: Content): Step[] {
  const start = gross.amount.cents;
  return [
    { ...gross, state: 'pay', end: start },
    ...withheld.map((tax, place): Step => {
      return { ...tax, state: 'tax', end: start - sumOf(withheld.slice(0, place)) };
    }),
    { ...net, state: 'pay', end: net.amount.cents },
    ...matched.map((tax, place): Step => {
      return { ...tax, state: 'tax', end: start + sumOf(matched.slice(0, place + 1)) };
    }),
    { ...deposit, state: 'deposit', end: start + sumOf(matched) },
  ];
}
