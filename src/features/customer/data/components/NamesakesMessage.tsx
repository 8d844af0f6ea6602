import { useDispatch, useSelector } from 'react-redux';
import { nameOf } from '~/domain/customer/customer';
import { nameCheckVerdict } from '~/domain/customer/duplicates';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Message } from '~/shared/ui/Message';
import { customerDataActions, selectNamesakes } from '../customerDataSlice';
import '../customerDataTexts.de';

/** Lists, while a new customer is typed, the existing accounts with this name and date of birth, each with a button that loads it. */
export function NamesakesMessage() {
  const t = useText();
  const dispatch = useDispatch();
  const namesakes = useSelector(selectNamesakes);
  const verdict = nameCheckVerdict(namesakes?.found ?? [], null);
  if (verdict.kind !== 'duplicates') return null;
  return (
    <Message
      tone="warning"
      actions={verdict.customers.map((customer) => (
        <Button key={customer.id} look="link" onClick={() => dispatch(customerDataActions.duplicateTaken(customer))}>
          {t('customerForm.takeNamesake', {
            name: nameOf(customer),
            number: customer.externalCustomerId ?? '',
            city: customer.billingAddress?.city ?? '',
          })}
        </Button>
      ))}
    >
      {t('customerForm.namesakes')}
    </Message>
  );
}
