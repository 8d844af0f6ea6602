import { useState } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { TextField } from './TextField';
import './dayTexts.de';

/** How a day, `YYYY-MM-DD`, is shown and how a typed one is read; null: there is no such day. */
export interface DayFormat {
  readonly show: (day: string) => string;
  readonly read: (typed: string) => string | null;
}

interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`; null: no limit. */
  readonly day: string | null;
  readonly error?: string | undefined;
  readonly format: DayFormat;
  readonly onDay: (day: string | null) => void;
  /** Text that is no day clears the day, so that a form never sends another day than the one that its field shows. */
  readonly clearsWhenRefused?: boolean;
}

/** Renders a field for a day as agents type it (DECISIONS 55); applies a complete day at once, an abbreviated one on leaving. */
export function DayField(props: DayFieldProps) {
  const { label, day, error, format, onDay, clearsWhenRefused = false } = props;
  const { show, read: readDay } = format;
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const settle = () => {
    if (typed === null) return;
    const read = readDay(typed);
    const isEmpty = typed.trim() === '';
    setIsRefused(read === null && !isEmpty);
    if (read === null && !isEmpty) {
      if (clearsWhenRefused && day !== null) onDay(null);
      return;
    }
    setTyped(null);
    if (read !== day) onDay(read);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      placeholder={t('day.format')}
      value={typed ?? (day === null ? '' : show(day))}
      error={isRefused ? t('day.notADate') : error}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        setIsRefused(false);
        const read = readDay(value);
        const isComplete = read !== null && show(read) === value.trim();
        if (isComplete && read !== day) onDay(read);
      }}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
      }}
    />
  );
}
