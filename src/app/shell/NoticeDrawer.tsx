import { useState } from 'react';
import { berlinTime } from '~/domain/common/berlinTime';
import { maskText } from '~/services/loggingService/masking';
import { useText, type Translate } from '~/shared/i18n/i18n';
import { noticeLog, noticesListed, type LoggedNotice } from '~/shared/notify/noticeLog';
import { textOfNotice } from '~/shared/notify/noticeText';
import type { NoticeVariant } from '~/shared/notify/notices';
import { Button } from '~/shared/ui/Button';
import { copyToClipboard } from '~/shared/ui/copyToClipboard';
import { SidePanel } from '~/shared/ui/SidePanel';
import { Tag, type Tone } from '~/shared/ui/Tag';
import { useStored } from '~/shared/valueStore';
import '~/shared/notify/noticeTexts.de';
import './noticeDrawerTexts.de';
import styles from './NoticeDrawer.module.css';

const variants = {
  error: { icon: '⚠', tone: 'error' },
  success: { icon: '✓', tone: 'success' },
  info: { icon: 'i', tone: 'neutral' },
} as const satisfies Record<NoticeVariant, { icon: string; tone: Tone }>;

interface ShownNotice {
  readonly id: number;
  readonly variant: NoticeVariant;
  readonly time: string;
  readonly text: string;
  /** Status, code and correlation id. */
  readonly technical: string;
  readonly times: number;
}

/** Masks here, because notices keep their texts as keys, and shared/ does not know what is personal (QUALITY 20). */
function toShown({ id, notice, at, times }: LoggedNotice): ShownNotice {
  return {
    id,
    variant: notice.variant,
    time: berlinTime(new Date(at)),
    text: maskText(textOfNotice(notice.text)),
    technical: maskText(notice.technical ?? ''),
    times,
  };
}

function copiedText({ variant, time, text, technical, times }: ShownNotice, t: Translate): string {
  const repeated = times > 1 ? t('noticeDrawer.times', { count: times }) : '';
  return [time, t(`noticeDrawer.variant.${variant}`), text, technical, repeated]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Renders the notices of this session, each with its correlation id and a copy button (REQ A9, UX 6). */
export function NoticeDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  const shown = useStored(noticeLog).toReversed().map(toShown);
  const copy = async (notices: readonly ShownNotice[]) =>
    setCopied(await copyToClipboard(notices.map((notice) => copiedText(notice, t)).join('\n')));
  return (
    <SidePanel
      title={t('noticeDrawer.title')}
      place="right"
      takesFocus
      onClose={onClose}
      actions={
        shown.length > 0 && (
          <Button size="row" onClick={() => void copy(shown)}>
            {t('noticeDrawer.copyAll')}
          </Button>
        )
      }
    >
      <p role="status">{copied !== null && t(copied ? 'noticeDrawer.copied' : 'noticeDrawer.notCopied')}</p>
      <p className={styles.hint}>
        {shown.length === 0 ? t('noticeDrawer.none') : t('noticeDrawer.limit', { count: noticesListed })}
      </p>
      <ul aria-label={t('noticeDrawer.title')}>
        {shown.map((notice) => {
          const { id, variant, time, text, technical, times } = notice;
          const { icon, tone } = variants[variant];
          return (
            <li key={id} className={styles.item}>
              <div className={styles.head}>
                <Tag tone={tone}>
                  <span aria-hidden="true">{icon}</span> {t(`noticeDrawer.variant.${variant}`)}
                </Tag>
                <span className={styles.time}>
                  {time} {times > 1 && t('noticeDrawer.times', { count: times })}
                </span>
                <Button size="row" aria-label={t('noticeDrawer.copy', { time })} onClick={() => void copy([notice])}>
                  {t('notice.copy')}
                </Button>
              </div>
              <p className={styles.text}>{text}</p>
              {technical !== '' && <code className={styles.technical}>{technical}</code>}
            </li>
          );
        })}
      </ul>
    </SidePanel>
  );
}
