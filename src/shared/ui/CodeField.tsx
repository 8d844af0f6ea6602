import { SelectField, type SelectFieldProps } from './SelectField';

interface CodesProps<Code extends string> {
  /** In the order in which they are offered. */
  readonly codes: readonly Code[];
  readonly textOf: (code: Code) => string;
}

export type CodeSelectProps<Code extends string> = CodesProps<Code> &
  Omit<SelectFieldProps, 'value' | 'onChange' | 'children'>;

type CodeFieldProps<Code extends string> = CodeSelectProps<Code> & {
  readonly value: Code;
  readonly onChoose: (code: Code) => void;
};

/** Renders a select for one of several codes; `OptionalCodeField` can be empty too. */
export function CodeField<Code extends string>({ codes, textOf, onChoose, ...select }: CodeFieldProps<Code>) {
  return (
    <SelectField
      {...select}
      onChange={({ currentTarget: { value } }) => {
        const chosen = codes.find((code) => code === value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <CodeOptions codes={codes} textOf={textOf} />
    </SelectField>
  );
}

export function CodeOptions<Code extends string>({ codes, textOf }: CodesProps<Code>) {
  return codes.map((code) => (
    <option key={code} value={code}>
      {textOf(code)}
    </option>
  ));
}
