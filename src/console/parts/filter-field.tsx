interface FilterFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

/** A field whose text narrows what is listed beside it. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
