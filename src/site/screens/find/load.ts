import source from '../../../../content/pages/find.yaml';
import { GROUPS } from '../../../content/schemas/paper.ts';
import { pageWords } from '../../load/page-words.ts';
import { paperField } from '../../load/paper-field.ts';
import { papers, shortName } from '../../load/papers.ts';
import { withService } from '../../load/services.ts';
import { findSchema } from './schema.ts';

const words = pageWords('/find', findSchema, source);

/** Compares digits within names as numbers. */
const byNumber = new Intl.Collator('en', { numeric: true });

export const find = {
  ...words,
  private: {
    ...words.private,
    'taxpayer-number': { title: paperField.taxpayerNumber, ...words.private['taxpayer-number'] },
  },
  unknown: {
    ...words.unknown,
    services: {
      ...words.unknown.services,
      items: words.unknown.services.items.map(withService),
    },
  },
  all: {
    ...words.all,
    groups: GROUPS.map((group) => ({
      group,
      name: words.all.groups[group],
      papers: papers
        .filter((paper) => paper.group === group)
        .toSorted((a, b) => byNumber.compare(shortName(a), shortName(b))),
    })),
  },
};

export type FindContent = typeof find;
