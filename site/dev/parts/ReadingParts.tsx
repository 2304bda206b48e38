import { Copy } from '../../components/Copy/Copy.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { LONG_WORD } from './extremes.ts';
import { Group } from './Group.tsx';
import type { Parts } from './parts.ts';
import { Specimen } from './Specimen.tsx';

/** Long-form reading. */
export function ReadingParts({ blog: { post }, shell: { firm } }: Parts) {
  return (
    <Group heading="Reading" note="What articles and posts are set in.">
      <Specimen
        name="Copy"
        note="Numbers to call and addresses are links; form numbers stay whole."
      >
        <p>
          <Copy>{`Send us Form 1120-S or a W-2, call ${firm.phones.main} or write to ${firm.email}.`}</Copy>
        </p>
      </Specimen>
      <Specimen name="Prose" note="Every element that a post may hold.">
        <Prose>
          <h2>What a deposit schedule decides</h2>
          <p>
            A paragraph with <a href="/services/payroll">a link to payroll</a>,{' '}
            <strong>strong</strong> and <em>emphasized</em> words, and a form number in{' '}
            <code>code</code>.
          </p>
          <h3>Monthly or semiweekly</h3>
          <p>The total tax of a past year decides, not the size of one pay run.</p>
          <h4>A list</h4>
          <ul>
            <li>Deposits of one month, due on the 15th of the next</li>
            <li>
              Deposits of a pay day
              <ul>
                <li>paid Wednesday to Friday: due the next Wednesday</li>
                <li>paid Saturday to Tuesday: due the next Friday</li>
              </ul>
            </li>
          </ul>
          <ol>
            <li>Approve the register</li>
            <li>Deposit the tax</li>
          </ol>
          <blockquote>
            <p>Tax held back from a paycheck is money you hold for the government.</p>
          </blockquote>
          <table>
            <caption>Due dates of Form 941</caption>
            <thead>
              <tr>
                <th scope="col">Quarter</th>
                <th scope="col">Due</th>
                <th scope="col" data-align="right">
                  Days
                </th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">First</th>
                <td>April 30</td>
                <td data-align="right">30</td>
              </tr>
              <tr>
                <th scope="row">Second</th>
                <td>July 31</td>
                <td data-align="right">31</td>
              </tr>
            </tbody>
          </table>
          <figure>
            <img src="/art/post/figure.svg" alt="A rosette" width="640" height="320" />
            <figcaption>A figure and its caption</figcaption>
          </figure>
          <pre>
            <code>
              {'gross pay - deductions - withheld tax = net pay, for each employee on the register'}
            </code>
          </pre>
          <hr />
          <p>After a rule: {LONG_WORD.repeat(2)}.</p>
        </Prose>
      </Specimen>
      <Specimen name="Prose from a post" note="HTML of the store, as it comes.">
        <Prose html={post.content} />
      </Specimen>
    </Group>
  );
}
