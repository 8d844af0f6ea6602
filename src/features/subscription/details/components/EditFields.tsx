import { useState } from 'react';
import { dayFormat } from '~/domain/common/dateRange';
import { movedDate } from '~/domain/subscription/nextOrderDate';
import { rotations } from '~/domain/subscription/subscription';
import type { EditedSubscription, EditField, EditForm } from '~/domain/subscription/subscriptionEdit';
import '~/domain/subscription/subscriptionWords.de';
import { deskNow } from '~/features/call/deskTime';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { DayField } from '~/shared/ui/DayField';
import { OptionalCodeField } from '~/shared/ui/OptionalCodeField';
import { SelectField } from '~/shared/ui/SelectField';
import { TextField } from '~/shared/ui/TextField';
import '../changeTexts.de';
import styles from './SubscriptionDetails.module.css';

interface EditFieldsProps {
  readonly form: EditForm;
  readonly original: EditedSubscription;
  /** Fields whose problem is shown. */
  readonly problems: readonly EditField[];
  /** The first field takes the focus of its dialog. */
  readonly takesFocus: boolean;
  readonly onChange: (changed: Partial<EditForm>) => void;
}

/** Next delivery date with its moves, rotation and quantity (REQ G4.1, G4.3). */
export function EditFields({ form, original, problems, takesFocus, onChange }: EditFieldsProps) {
  const t = useText();
  // A moved date replaces what is typed in the field.
  const [moves, setMoves] = useState(0);
  const errorOf = (field: EditField, text: string) => (problems.includes(field) ? text : undefined);
  // Counted from the date that the service has, so that pressing twice does not move twice.
  const move = (by: Parameters<typeof movedDate>[1]) => {
    onChange({ nextOrderDate: movedDate(original.aboInfo.nextOrderDate, by, deskNow()) });
    setMoves((count) => count + 1);
  };
  return (
    <>
      <DayField
        clearsWhenRefused
        key={moves}
        label={t('subscriptionChangeForm.edit.date')}
        day={form.nextOrderDate}
        error={errorOf('nextOrderDate', t('subscriptionChangeForm.edit.dateInvalid'))}
        format={dayFormat(deskNow())}
        onDay={(nextOrderDate) => onChange({ nextOrderDate })}
      />
      <div className={styles.row} role="group" aria-label={t('subscriptionChangeForm.edit.move')}>
        {(['WEEK', 'MONTH'] as const).map((kind) => (
          <Button key={kind} size="row" onClick={() => move({ kind })}>
            {t(`subscription.move.${kind}`)}
          </Button>
        ))}
        <OptionalCodeField
          label={t('subscriptionChangeForm.edit.skip')}
          none="–"
          codes={rotations}
          textOf={(rotation) => t(`subscription.skip.${rotation}`)}
          value={null}
          onChoose={(rotation) => {
            if (rotation !== null) move({ kind: 'SKIP', rotation });
          }}
        />
      </div>
      <SelectField
        label={t('subscriptionChangeForm.edit.rotation')}
        data-initial-focus={takesFocus ? '' : undefined}
        value={form.rotation ?? ''}
        error={errorOf('rotation', t('subscriptionChangeForm.edit.rotationMissing'))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ rotation: rotations.find((known) => known === value) ?? null })
        }
      >
        {form.rotation === null && <option value="">{t('subscriptionChangeForm.edit.chooseRotation')}</option>}
        {rotations.map((rotation) => (
          <option key={rotation} value={rotation}>
            {t(`subscription.rotation.${rotation}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('subscriptionChangeForm.edit.quantity')}
        inputMode="numeric"
        value={form.quantity}
        error={errorOf('quantity', t('subscriptionChangeForm.edit.quantityInvalid'))}
        onChange={({ currentTarget: { value } }) => onChange({ quantity: value })}
      />
    </>
  );
}
