/** An e-mail address that breaks after its @ or before a dot where it must. */
export function EmailAddress({ address }: { address: string }) {
  const [first, ...rest] = address.split(/(?<=@)|(?=\.)/);
  return (
    <span>
      {first}
      {rest.map((part) => [<wbr key={part} />, part])}
    </span>
  );
}
