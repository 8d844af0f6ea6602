import { useState } from 'react';
import { berlinDay, germanDate } from '~/domain/common/berlinTime';
import { dayFormat } from '~/domain/common/dateRange';
import { dateMoves, isOrderDate, movedDate, type DateMove } from '~/domain/subscription/nextOrderDate';
import { rotations, type Rotation } from '~/domain/subscription/subscription';
import '~/domain/subscription/subscriptionWords.de';
import { deskNow } from '~/features/call/deskTime';
import { useText } from '~/shared/i18n/i18n';
import { DayField } from '~/shared/ui/DayField';
import { CodeField } from '~/shared/ui/CodeField';
import { StoredTextField } from '~/shared/ui/StoredTextField';
import type { BulkFormProps } from '../bulkForm';
import '../bulkTexts.de';
import { BulkPreviewList } from './BulkPreviewList';
import styles from './SubscriptionOverview.module.css';

/** Asks for the next delivery date of all selected subscriptions (REQ G4.3, G5.3). */
export function DatesForm({ id, count, rows, single, draft, onTyped, onConfirm }: BulkFormProps) {
  const t = useText();
  const { move: choice, months, ownDay: own, note } = draft;
  const [isShown, setIsShown] = useState(false);
  // A single one moves from its own date; several get the same one, which is counted from today (DECISIONS 91).
  const from = single?.aboInfo.nextOrderDate ?? null;
  const day = choice === 'OWN' ? own : movedDate(from, moveOf(choice, months), deskNow());
  const isValid = day !== null && isOrderDate(day, deskNow());
  const showsInvalid = !isValid && (isShown || (own !== null && own < berlinDay(deskNow())));
  return (
    <form
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setIsShown(true);
        if (isValid) onConfirm({ kind: 'dates', day, note: note.trim() });
      }}
    >
      <p role="status">
        {count !== null &&
          (isValid
            ? t('subscriptionBulk.dates.what', { count, day: germanDate(day) })
            : t('subscriptionBulk.dates.whatOpen', { count }))}{' '}
        {choice !== 'OWN' && single === null && t('subscriptionBulk.dates.sameForAll')}
      </p>
      <CodeField
        label={t('subscriptionBulk.dates.move')}
        codes={[...dateMoves, 'OWN'] as const}
        textOf={(move) => (move === 'OWN' ? t('subscriptionBulk.dates.own') : t(`subscription.move.${move}`))}
        data-initial-focus=""
        value={choice}
        onChoose={(move) => onTyped({ move })}
      />
      {choice === 'SKIP' && (
        <CodeField
          label={t('subscriptionBulk.dates.months')}
          codes={rotations}
          textOf={(rotation) => t(`subscription.skip.${rotation}`)}
          value={months}
          onChoose={(rotation) => onTyped({ months: rotation })}
        />
      )}
      {choice === 'OWN' && (
        <DayField
          clearsWhenRefused
          label={t('subscriptionBulk.dates.day')}
          day={own}
          error={showsInvalid ? t('subscriptionBulk.dates.invalid') : undefined}
          format={dayFormat(deskNow())}
          onDay={(ownDay) => onTyped({ ownDay })}
        />
      )}
      <StoredTextField
        label={t('subscriptionBulk.dates.note')}
        value={note}
        onTyped={(typed) => onTyped({ note: typed })}
      />
      {count !== null && isValid && <BulkPreviewList rows={rows} count={count} day={day} />}
    </form>
  );
}

function moveOf(choice: DateMove['kind'], rotation: Rotation): DateMove {
  return choice === 'SKIP' ? { kind: choice, rotation } : { kind: choice };
}
