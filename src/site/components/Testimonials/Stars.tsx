const STAR = 'M10 1.6 12.5 7l5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z';

/** A rating as stars; read out as a figure. */
export function Stars({ rating, className }: { rating: number; className?: string | undefined }) {
  return (
    <svg
      className={className}
      role="img"
      aria-label={`${rating} out of 5 stars`}
      viewBox={`0 0 ${rating * 24} 20`}
      width={rating * 18}
      height="15"
    >
      {Array.from({ length: rating }, (_, index) => index).map((index) => (
        <path key={index} d={STAR} transform={`translate(${index * 24})`} />
      ))}
    </svg>
  );
}
