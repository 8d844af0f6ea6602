import isEqual from 'fast-deep-equal';
import { useState, type ComponentProps } from 'react';
import { longestPaste, pastedNumbers, severalNumbers, type NumberKind } from '~/domain/common/pastedNumbers';
import { readKeywords } from '~/domain/order/orderHistory';
import { useText } from '~/shared/i18n/i18n';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import { recognisedText } from '../recognisedText';

interface KeywordFieldProps extends Omit<
  ComponentProps<typeof StoredTextField>,
  'value' | 'onTyped' | 'hint' | 'maxLength'
> {
  readonly keywords: readonly string[];
  /** The kind of numbers that can be pasted as a list. */
  readonly kind: NumberKind;
  readonly onTyped: (keywords: readonly string[]) => void;
}

/** Renders the keywords of a list, or a pasted list of numbers with how many of it were recognised (DECISIONS 222). */
export function KeywordField({ keywords, kind, onTyped, ...field }: KeywordFieldProps) {
  const t = useText();
  const [pasted, setPasted] = useState('');
  const text = isEqual(readSearch(pasted, kind), keywords) ? pasted : keywords.join(', ');
  const isList = severalNumbers(keywords, kind).length > 0;
  return (
    <StoredTextField
      {...field}
      maxLength={longestPaste}
      hint={isList ? recognisedText(pastedNumbers(text, kind), t) : undefined}
      value={keywords.join(', ')}
      onTyped={(typed) => {
        setPasted(typed);
        onTyped(readSearch(typed, kind));
      }}
    />
  );
}

/** Reads a text with at least two numbers as a list of numbers, any other text as keywords. */
function readSearch(text: string, kind: NumberKind): readonly string[] {
  const { numbers } = pastedNumbers(text, kind);
  return numbers.length > 1 ? numbers : readKeywords(text);
}
