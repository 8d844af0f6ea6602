import { salesOfficesOf } from '~config/salesChannels';
import type { SalesChannelChoice } from '~/domain/order/salesChannel';
import { useText } from '~/shared/i18n/i18n';
import { salesMenuId } from '~/shared/ui/landmarks';
import { laterPart } from '~/shared/ui/laterPart';
import { Popup } from '~/shared/ui/Popup';
import './shellTexts.de';

const SalesChoice = laterPart(async () => (await import('./SalesChoice')).SalesChoice, 'inPlace');

/** Sales channel and office; a switch recalculates the offer. */
export function SalesMenu({ sales }: { readonly sales: SalesChannelChoice }) {
  const t = useText();
  const current = salesOfficesOf(sales.channel).find(({ id }) => id === sales.office);
  return (
    <Popup
      id={salesMenuId}
      label={`${sales.channel}·${sales.office}`}
      name={t('shell.sales', { channel: sales.channel, office: sales.office, name: current?.name ?? '' })}
    >
      <SalesChoice sales={sales} />
    </Popup>
  );
}
