import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { environmentOf } from '~config/environment';
import { salesChannels, salesOfficesOf } from '~config/salesChannels';
import type { SalesChannelChoice } from '~/domain/order/salesChannel';
import { callActions } from '~/features/call/callSlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { usePopupClose } from '~/shared/ui/Popup';
import { TextField } from '~/shared/ui/TextField';
import './headerMenuTexts.de';
import styles from './Shell.module.css';

const isStaging = environmentOf(import.meta.env.MODE) === 'staging';

/** Renders all offices of both channels, searchable by number and name. Loaded when the menu is opened. */
export function SalesChoice({ sales }: { readonly sales: SalesChannelChoice }) {
  const t = useText();
  const dispatch = useDispatch();
  const close = usePopupClose();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  return (
    <>
      <TextField
        label={t('shell.officeSearch')}
        autoFocus
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      <div className={styles.offices}>
        {salesChannels.map((channel) => (
          <div key={channel.id} className={styles.menu} role="group" aria-label={`${channel.id} ${channel.name}`}>
            <p className={styles.officeHead}>
              {channel.id} · {channel.name}
            </p>
            {salesOfficesOf(channel.id, isStaging)
              .filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted))
              .map(({ id, name }) => (
                <Button
                  key={id}
                  size="row"
                  aria-pressed={id === sales.office}
                  onClick={() => {
                    close();
                    dispatch(callActions.salesChannelSwitched({ channel: channel.id, office: id }));
                  }}
                >
                  {id} {name}
                </Button>
              ))}
          </div>
        ))}
      </div>
    </>
  );
}
