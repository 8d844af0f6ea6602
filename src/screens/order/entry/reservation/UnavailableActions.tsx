import { longName, type Product, type Variant } from '~/domain/article/product';
import { ReminderButton } from '~/features/article/stockReminder/components/ReminderButton';
import { ReservationButton } from '~/features/waitlist/components/ReservationButton';
import type { ButtonProps } from '~/shared/ui/Button';

interface UnavailableActionsProps {
  readonly product: Product;
  /** The variant that is sold out. */
  readonly variant: Variant;
  readonly quantity?: number;
  readonly size?: ButtonProps['size'];
  /** Called before a dialog opens, for example to close another one. */
  readonly onOpen?: () => void;
}

/** Renders what can be done about an article that is sold out: the waitlist and a stock reminder, where they are possible. */
export function UnavailableActions({
  product,
  variant,
  quantity = 1,
  size = 'normal',
  onOpen = () => undefined,
}: UnavailableActionsProps) {
  const { baseProductNo, brand, categoryPath, status } = product;
  const name = longName(product);
  const { sku, price } = variant;
  return (
    <>
      <ReservationButton
        article={{ sku, baseProductNo, name, brand, price, quantity }}
        status={status}
        size={size}
        onOpen={onOpen}
      />
      <ReminderButton
        article={{ sku, baseProductNo, name, brand, categoryPath, value: price }}
        size={size}
        onOpen={onOpen}
      />
    </>
  );
}
