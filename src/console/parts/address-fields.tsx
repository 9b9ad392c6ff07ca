import { parameter, setParameters } from '../routing/location.js';

interface AddressFieldProps {
  /** The parameter of the address that keeps what is chosen. */
  readonly name: string;
  readonly label: string;
}

interface AddressChoiceProps extends AddressFieldProps {
  /** Label of choosing nothing. */
  readonly none: string;
  readonly offered: readonly (readonly [value: string, title: string])[];
}

/** A choice that stands in the address. */
export function AddressChoice({ name, label, none, offered }: AddressChoiceProps) {
  return (
    <label class="caller">
      {label}
      <select value={parameter(name)} onChange={({ currentTarget }) => setParameters({ [name]: currentTarget.value })}>
        <option value="">{none}</option>
        {offered.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A day that stands in the address. */
export function AddressDay({ name, label }: AddressFieldProps) {
  return (
    <label class="caller">
      {label}
      <input
        type="date"
        value={parameter(name)}
        onChange={({ currentTarget }) => setParameters({ [name]: currentTarget.value })}
      />
    </label>
  );
}
