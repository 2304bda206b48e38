import type { z } from 'zod';
import source from '../../../../content/pages/small-company-accountant.yaml';
import { pageWords } from '../../load/page-words.ts';
import { serviceLink } from '../../load/services.ts';
import { smallCompanyAccountantSchema } from './schema.ts';

type WrittenBlock = z.infer<
  typeof smallCompanyAccountantSchema
>['sections'][number]['blocks'][number];

const words = pageWords('/small-company-accountant', smallCompanyAccountantSchema, source);

/** A block unchanged; a list of services gets names and addresses. */
function withServices(block: WrittenBlock) {
  if (block.kind !== 'services') return block;
  const items = block.items.map(({ service, text }) => ({
    situation: text,
    ...serviceLink(service),
  }));
  return { kind: block.kind, items };
}

/** The data of the article /small-company-accountant. */
export const smallCompanyAccountant = {
  ...words,
  sections: words.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map(withServices),
  })),
};

export type SmallCompanyContent = typeof smallCompanyAccountant;
export type SectionBlock = SmallCompanyContent['sections'][number]['blocks'][number];
