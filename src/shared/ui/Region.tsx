import type { ReactNode } from 'react';
import { useText } from '../i18n/i18n';
import { Button } from './Button';
import styles from './Region.module.css';
import { RegionBoundary } from './RegionBoundary';

let reportRenderFailure: (error: unknown) => void = () => undefined;

/** Configures where a render failure is logged; called by `app/`. */
export function configureRenderFailureReport(report: (error: unknown) => void): void {
  reportRenderFailure = report;
}

/** Error boundary for a region of a screen: a render failure inside does not unmount the rest. */
export function Region({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <RegionBoundary text={t('errors.screen')} retry={t('common.tryAgain')} onError={reportRenderFailure}>
      {children}
    </RegionBoundary>
  );
}

interface LoadRegionProps {
  /** `floating` for a dialog: its error message is positioned above the screen instead of inside a panel. */
  readonly place: 'inPlace' | 'floating';
  readonly onLoadAgain: () => void;
  readonly children: ReactNode;
}

/** Error boundary for a part whose code is loaded late: the code can be loaded again, alone or with the page. */
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
        <Button look="link" onClick={() => location.reload()}>
          {t('errors.reload')}
        </Button>
      }
    >
      {children}
    </RegionBoundary>
  );
}
