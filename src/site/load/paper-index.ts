import kindsSource from '../../../content/paper-kinds.yaml';
import topicsSource from '../../../content/paper-topics.yaml';
import { paperKindsSchema } from '../../content/schemas/paper-kind.ts';
import { paperTopicsSchema } from '../../content/schemas/paper-topic.ts';
import { loadContent } from './load-content.ts';
import { papers } from './papers.ts';

/** The index of everything that a number or a word on /find may lead to. */
export const paperIndex = {
  papers,
  kinds: loadContent(paperKindsSchema, kindsSource),
  topics: loadContent(paperTopicsSchema, topicsSource),
};
