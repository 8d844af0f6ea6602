import { editOperations } from '~/domain/order/editOrder';
import type { Translate } from '~/shared/i18n/i18n';
import './editHistoryTexts.de';

/** An operation in words; one that this version does not know has no name that an agent understands. */
export function operationText(operation: string, t: Translate): string {
  const known = editOperations.find((each) => each === operation);
  return known === undefined ? t('editHistory.operation.other') : t(`editHistory.operation.${known}`);
}
