import type { Customer } from '~/domain/customer/customer';
import { salutationWords } from '~/domain/customer/customerWords';
import { useText } from '~/shared/i18n/i18n';

/** Renders salutation, name and number of the customer that a question is about. */
export function CustomerLine({ customer }: { readonly customer: Customer }) {
  const t = useText();
  const salutation = customer.salutation === null ? '' : `${t(salutationWords[customer.salutation])} `;
  return (
    <p>
      {salutation}
      {customer.firstName} {customer.lastName}
      {customer.externalCustomerId !== null && ` · ${customer.externalCustomerId}`}
    </p>
  );
}
