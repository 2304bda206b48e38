/** An e-mail address that may break after its @ or before a dot. */
export function EmailAddress({ address }: { address: string }) {
  const [first, ...rest] = address.split(/(?<=@)|(?=\.)/);
  return (
    <span>
      {first}
      {rest.map((part) => [<wbr key={part} />, part])}
    </span>
  );
}
