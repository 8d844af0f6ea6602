import type { Agent } from '~/domain/common/agent';
import { TodayPanel, type TodayEntry } from '~/screens/home/TodayPanel';
import { useText } from '~/shared/i18n/i18n';
import { useStored } from '~/shared/valueStore';
import { agentsCalls } from './parkedList';
import { useShowParked } from './useShowParked';
import { wordsOf } from './wordsOf';
import './parkedTexts.de';

/** Lists the parked calls on the home screen, each with its reason and time; nothing where there are none. */
export function ParkedPanel({ agent }: { readonly agent: Agent }) {
  const t = useText();
  const show = useShowParked(agent);
  const { parked, asOf } = useStored(agentsCalls);
  if (parked.length === 0) return null;
  const entries = parked.map((call): TodayEntry => {
    const { name, total, since, reason, reminder, elsewhere } = wordsOf(call, asOf, t);
    return {
      id: call.callId,
      label: name,
      detail: [reason, reminder, since, total, elsewhere].filter((part) => part !== null).join(' · '),
      opens: elsewhere === null ? () => show(call.callId) : null,
    };
  });
  return <TodayPanel title={t('parked.region')} keys={null} entries={entries} empty="" />;
}
