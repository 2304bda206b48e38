import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { boardProofs } from './board-proofs.ts';

const FIRM = readFileSync('content/firm.yaml', 'utf8');
const found = (board: string) =>
  boardProofs(temporaryFolder({ 'content/firm.yaml': `${FIRM}\n${board}` })).map(
    ({ point }) => point,
  );

it('names each proof that the State Board asks for and the firm has not named', () => {
  expect(found('')).toEqual(['firm/board.name', 'firm/board.license', 'firm/board.peerReview']);
  expect(found('board: { name: folder, peerReview: folder }')).toEqual(['firm/board.license']);
});

it('says nothing where all are named', () => {
  expect(found('board: { name: folder, license: folder, peerReview: folder }')).toEqual([]);
});
