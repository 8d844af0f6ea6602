import { notify } from '~/shared/notify/notices';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import '../voucherManagementTexts.de';

/** Copies a code to the clipboard; where the browser refuses, the notice shows it. */
export function CopyCodeButton({ code }: { readonly code: string }) {
  const t = useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      notify({ variant: 'success', text: { key: 'voucherManagement.copied', params: { code } } });
    } catch {
      notify({ variant: 'info', text: { key: 'voucherManagement.copyFailed', params: { code } } });
    }
  };
  return (
    <Button size="row" aria-label={t('voucherManagement.copyCode', { code })} onClick={() => void copy()}>
      {t('voucherManagement.copy')}
    </Button>
  );
}
