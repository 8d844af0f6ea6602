import type { ReactNode } from 'react';
import { useText } from '../i18n/i18n';
import { Button } from './Button';
import styles from './Region.module.css';
import { RegionBoundary } from './RegionBoundary';

let reportRenderFailure: (error: unknown) => void = () => undefined;

/** `app/` says where a render failure is logged. */
export function configureRenderFailureReport(report: (error: unknown) => void): void {
  reportRenderFailure = report;
}

/** Fences a region of a screen: what breaks inside does not take its neighbours with it. */
export function Region({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <RegionBoundary text={t('errors.screen')} retry={t('common.tryAgain')} onError={reportRenderFailure}>
      {children}
    </RegionBoundary>
  );
}

interface LoadRegionProps {
  /** `floating` for a dialog: its error message is shown above the screen, not inside a panel. */
  readonly place: 'inPlace' | 'floating';
  readonly onLoadAgain: () => void;
  readonly children: ReactNode;
}

/** Fences a part whose code loads later: where it cannot be loaded, it can be loaded again, alone or with the page. */
export function LoadRegion({ place, onLoadAgain, children }: LoadRegionProps) {
  const t = useText();
  return (
    <RegionBoundary
      text={t('errors.part')}
      retry={t('errors.loadAgain')}
      onRetry={onLoadAgain}
      onError={reportRenderFailure}
      className={place === 'floating' ? styles.floating : undefined}
      furtherAction={
        <Button
          look="link"
          onClick={() => {
            location.reload();
          }}
        >
          {t('errors.reload')}
        </Button>
      }
    >
      {children}
    </RegionBoundary>
  );
}
