import type { ExhibitOf } from '../../../../content/schemas/exhibit.ts';
import { lowestOf } from '../../../../content/schemas/exhibits/bars.ts';
import { sumOf } from '../../../../content/schemas/exhibits/money.ts';
import styles from './Bars.module.css';
import { Line } from './Ledger.tsx';
import { Places } from './Places.tsx';

/** The weeks of a quarter as bars from the zero line: rows on a phone, columns on a wide screen. */
export function Forecast({ weeks, lowest }: ExhibitOf<'forecast'>) {
  const least = lowestOf(weeks);
  const below = Math.min(0, least);
  const span = Math.max(...weeks.map(({ cents }) => cents)) - below;
  const percent = (cents: number) => Math.round((cents / span) * 1e3) / 10;
  const entries = weeks.map(({ cents }) => ({
    '--from': percent(Math.min(0, cents) - below),
    '--part': percent(Math.abs(cents)),
  }));
  return (
    <>
      <Places of={styles.weeks} whole={{ '--zero': percent(-below) }} entries={entries} />
      <dl className={`${styles.weeks} ${styles.bars}`}>
        {weeks.map(({ printed, cents }, index) => {
          const week = `Week ${index + 1}`;
          const isLowest = cents === least;
          return (
            <Line
              key={week}
              amount={printed}
              note={isLowest ? lowest : undefined}
              marked={isLowest}
            >
              {week}
            </Line>
          );
        })}
      </dl>
    </>
  );
}

/** A paycheck broken down on one scale: each step starts where the last one ended. */
export function Paycheck(paycheck: ExhibitOf<'paycheck'>) {
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
      <dl className={`${styles.steps} ${styles.bars}`}>
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

type Step = ExhibitOf<'paycheck'>['withheld'][number] & {
  state: 'pay' | 'tax' | 'deposit';
  /** Cents on the scale. */
  end: number;
};

/** Withholding counts down from gross to net pay, the employer's share up from there to the deposit. */
function stepsOf({ gross, withheld, net, matched, deposit }: ExhibitOf<'paycheck'>): Step[] {
  const start = gross.amount.cents;
  return [
    { ...gross, state: 'pay', end: start },
    ...withheld.map((tax, index): Step => {
      return { ...tax, state: 'tax', end: start - sumOf(withheld.slice(0, index)) };
    }),
    { ...net, state: 'pay', end: net.amount.cents },
    ...matched.map((tax, index): Step => {
      return { ...tax, state: 'tax', end: start + sumOf(matched.slice(0, index + 1)) };
    }),
    { ...deposit, state: 'deposit', end: start + sumOf(matched) },
  ];
}
