import kindsSource from '../../../content/paper-kinds.yaml';
import topicsSource from '../../../content/paper-topics.yaml';
import { paperKinds } from '../../content/schemas/paper-kind.ts';
import { paperTopics } from '../../content/schemas/paper-topic.ts';
import { filledIn } from './fill-in.ts';
import { papers } from './papers.ts';

/** Everything that a number or a word on /find may lead to. */
export const paperIndex = {
  papers,
  kinds: filledIn(paperKinds, kindsSource),
  topics: filledIn(paperTopics, topicsSource),
};
