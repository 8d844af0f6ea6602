import { Kbd } from './Kbd';

/** Renders the character that chooses a control (`chooseByKey`); nothing where it has none. */
export function ChoiceKey({ choice }: { readonly choice: string | undefined }) {
  return choice === undefined ? null : <Kbd>{choice.toUpperCase()}</Kbd>;
}
