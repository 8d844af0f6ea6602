import { CodeOptions, type CodeSelectProps } from './CodeField';
import { SelectField } from './SelectField';

type OptionalCodeFieldProps<Code extends string> = CodeSelectProps<Code> & {
  /** Text of the option that chooses none. */
  readonly none: string;
  readonly value: Code | null;
  readonly onChoose: (code: Code | null) => void;
};

/** Renders a select for one of several codes that can be empty. */
export function OptionalCodeField<Code extends string>(props: OptionalCodeFieldProps<Code>) {
  const { codes, textOf, none, value, onChoose, ...select } = props;
  return (
    <SelectField
      {...select}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(codes.find((code) => code === currentTarget.value) ?? null)}
    >
      <option value="">{none}</option>
      <CodeOptions codes={codes} textOf={textOf} />
    </SelectField>
  );
}
