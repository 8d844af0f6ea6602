import { useState } from 'react';
import { germanDate, readGermanDate } from '~/domain/common/berlinTime';
import { readTypedDate } from '~/domain/customer/birthDate';
import { useText } from '~/shared/i18n/i18n';
import { TextField } from '~/shared/ui/TextField';
import '../orderListTexts.de';

interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`; null: no limit. */
  readonly day: string | null;
  readonly error?: string | undefined;
  readonly now: () => Date;
  readonly onDay: (day: string | null) => void;
}

/** Two digits of a year mean one up to so many years ahead, because a range may lie in the future. */
const yearsAhead = 10;

/** Renders a field for a day as agents type it (DECISIONS 55); applies a complete day at once, an abbreviated one on leaving. */
export function DayField({ label, day, error, now, onDay }: DayFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const settle = () => {
    if (typed === null) return;
    const latest = new Date(now());
    latest.setFullYear(latest.getFullYear() + yearsAhead);
    const read = readTypedDate(typed, latest);
    const isEmpty = typed.trim() === '';
    setIsRefused(read === null && !isEmpty);
    if (read === null && !isEmpty) return;
    setTyped(null);
    if (read !== day) onDay(read);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      placeholder={t('orderList.dayFormat')}
      value={typed ?? (day === null ? '' : germanDate(day))}
      error={isRefused ? t('orderList.notADate') : error}
      onFocus={({ currentTarget }) => {
        currentTarget.select();
      }}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        setIsRefused(false);
        const complete = readGermanDate(value);
        if (complete !== null && complete !== day) onDay(complete);
      }}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
      }}
    />
  );
}
