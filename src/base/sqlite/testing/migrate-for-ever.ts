import { openDatabase } from '../open.ts';

/** `node migrate-for-ever.ts FILE`: a migration that writes 16 MB and never ends, so that a test can interrupt it. */
const ENDLESS = `
  UPDATE kept SET word = 'half-way';
  CREATE TABLE more (bytes BLOB);
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 16)
  INSERT INTO more SELECT zeroblob(1024 * 1024) FROM n;
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n;
`;

openDatabase(process.argv[2] ?? '', ['', ENDLESS], () => {});
