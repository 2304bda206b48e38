import { paperWords } from './load.ts';

/** The page's sources, and the note that it is no advice. */
export function Sources({ source }: { source: readonly string[] }) {
  return (
    <>
      <h2 className="label">{paperWords.source}</h2>
      <ul data-cited>
        {source.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>{paperWords.note}</p>
    </>
  );
}
