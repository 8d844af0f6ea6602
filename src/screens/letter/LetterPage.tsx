import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router';
import { letterActions, selectLetterPreview, type LetterPreview } from '~/features/letter/letterSlice';
import { useText } from '~/shared/i18n/i18n';
import { FullPage } from '~/shared/ui/FullPage';
import { Message } from '~/shared/ui/Message';
import styles from './LetterPage.module.css';
import { PdfFrame } from './PdfFrame';
import './letterPageTexts.de';
import './letterTitleTexts.de';

/** The preview of a letter by its file name (REQ A15.1, A15.2). */
export function LetterPage() {
  const t = useText();
  const dispatch = useDispatch();
  const { fileName = '' } = useParams();
  const preview = useSelector(selectLetterPreview);

  useEffect(() => {
    dispatch(letterActions.previewRequested(fileName));
    return () => {
      dispatch(letterActions.previewClosed());
    };
  }, [fileName, dispatch]);

  return (
    <FullPage
      className={styles.panel}
      title={t('letter.title', { name: fileName })}
      aside={
        preview.phase === 'shown' && (
          <a href={preview.url} target="_blank" rel="noopener noreferrer">
            {t('letter.open')}
          </a>
        )
      }
    >
      <Preview preview={preview} />
    </FullPage>
  );
}

function Preview({ preview }: { readonly preview: LetterPreview }) {
  const t = useText();
  const dispatch = useDispatch();
  const home = <Link to="/">{t('notFound.home')}</Link>;
  switch (preview.phase) {
    case 'none':
    case 'loading':
      return (
        <p className={styles.loading} role="status">
          {t('common.loading')}
        </p>
      );
    case 'shown':
      return <ShownLetter url={preview.url} isPicture={preview.type !== 'application/pdf'} />;
    case 'notFound':
      return (
        <Message tone="error" actions={home}>
          {t('letter.notFound')}
        </Message>
      );
    case 'forbidden':
      return (
        <Message tone="error" actions={home}>
          {t('letter.forbidden')}
        </Message>
      );
    case 'unsafe':
      return (
        <Message tone="error" actions={home}>
          {t('letter.unsafe')}
        </Message>
      );
    case 'failed':
      return (
        <Message
          tone="error"
          actionText={t('common.tryAgain')}
          onAction={() => dispatch(letterActions.previewRequested(preview.fileName))}
        >
          {preview.detail ?? t('letter.failed')}
        </Message>
      );
  }
}

function ShownLetter({ url, isPicture }: { readonly url: string; readonly isPicture: boolean }) {
  const t = useText();
  if (!isPicture) return <PdfFrame url={url} title={t('letter.preview')} />;
  return (
    <div className={styles.paper}>
      <img className={styles.picture} src={url} alt={t('letter.preview')} />
    </div>
  );
}
