/** The search above a table. */
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { TextField } from '#src/ui/TextField.tsx';

/** Fills the width on a phone. */
export const SearchField = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactElement => (
  <div className="w-full sm:w-72">
    <TextField
      label={label}
      hideLabel
      icon={Search}
      type="search"
      value={value}
      placeholder={label}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
);
