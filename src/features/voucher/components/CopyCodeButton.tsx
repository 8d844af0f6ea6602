import { notify } from '~/shared/notify/notices';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { copyToClipboard } from '~/shared/ui/copyToClipboard';
import '../voucherManagementTexts.de';

/** Copies a code to the clipboard; where the browser refuses, the notice shows it. */
export function CopyCodeButton({ code }: { readonly code: string }) {
  const t = useText();
  const copy = async () => {
    const isCopied = await copyToClipboard(code);
    notify(
      isCopied
        ? { variant: 'success', text: { key: 'voucherManagement.copied', params: { code } } }
        : { variant: 'info', text: { key: 'voucherManagement.copyFailed', params: { code } } },
    );
  };
  return (
    <Button size="row" aria-label={t('voucherManagement.copyCode', { code })} onClick={() => void copy()}>
      {t('voucherManagement.copy')}
    </Button>
  );
}
