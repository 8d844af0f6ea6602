import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useText } from '~/shared/i18n/i18n';
import { Button, type ButtonProps } from '~/shared/ui/Button';
import { selectIsRemindable, stockReminderActions, type RemindedArticle } from '../stockReminderSlice';
import '../stockReminderTexts.de';

interface ReminderButtonProps {
  /** An article that is sold out. */
  readonly article: RemindedArticle;
  readonly size?: ButtonProps['size'];
  /** Called before the dialog opens. */
  readonly onOpen: () => void;
}

/** Renders the button that opens a stock reminder, once the service has said that the product can be reminded (REQ H2.1). */
export function ReminderButton({ article, size = 'normal', onOpen }: ReminderButtonProps) {
  const t = useText();
  const dispatch = useDispatch();
  const { baseProductNo } = article;
  const isRemindable = useSelector((state: Parameters<typeof selectIsRemindable>[0]) =>
    selectIsRemindable(state, baseProductNo),
  );
  useEffect(() => {
    dispatch(stockReminderActions.remindableRequested(baseProductNo));
  }, [baseProductNo, dispatch]);
  if (!isRemindable) return null;
  return (
    <Button
      size={size}
      choice="e"
      onClick={() => {
        onOpen();
        dispatch(stockReminderActions.reminderRequested(article));
      }}
    >
      {t('stock.reminder.open')}
    </Button>
  );
}
