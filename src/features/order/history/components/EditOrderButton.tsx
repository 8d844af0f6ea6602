import { useNavigate } from 'react-router';
import { urlPart } from '~/domain/common/urlPart';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import '../orderListTexts.de';

/** Opens the editor of an order. */
export function EditOrderButton({ orderId }: { readonly orderId: string }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Button
      size="row"
      data-leaves-screen=""
      aria-label={t('orderList.editNamed')}
      onClick={() => void navigate(`/edit-order/${urlPart(orderId)}`)}
    >
      {t('orderList.edit')}
    </Button>
  );
}
