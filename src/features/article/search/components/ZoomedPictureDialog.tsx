import type { KeyboardEvent } from 'react';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { Dialog } from '~/shared/ui/Dialog';
import '../productDialogTexts.de';
import styles from './ProductDialog.module.css';

interface ZoomedPictureDialogProps {
  readonly name: string;
  readonly pictures: readonly string[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** Renders one picture at full size; the arrow keys switch between the pictures. */
export function ZoomedPictureDialog({ name, pictures, shown, onShow, onClose }: ZoomedPictureDialogProps) {
  const t = useText();
  const step = (by: number) => onShow((shown + by + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    else if (key === 'ArrowLeft') step(-1);
  };
  const title = t('product.picture', { name, number: shown + 1, count: pictures.length });
  return (
    // Stops key events from reaching the dialog below; its buttons keep their own keys.
    <div
      role="presentation"
      onKeyDown={(event) => {
        event.stopPropagation();
        onKeyDown(event);
      }}
    >
      <Dialog
        title={title}
        width="large"
        confirmByKey={false}
        onClose={onClose}
        actions={
          <>
            {pictures.length > 1 && (
              <>
                <Button onClick={() => step(-1)}>{t('product.previousPicture')}</Button>
                <Button onClick={() => step(1)}>{t('product.nextPicture')}</Button>
              </>
            )}
            <Button initialFocus onClick={onClose}>
              {t('common.close')}
            </Button>
          </>
        }
      >
        <img src={pictures[shown]} alt={title} className={styles.zoomed} />
      </Dialog>
    </div>
  );
}
