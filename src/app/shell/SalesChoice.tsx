import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { salesChannels, salesOfficesOf } from '~config/salesChannels';
import type { SalesChannelChoice } from '~/domain/order/salesChannel';
import { callActions } from '~/features/call/callSlice';
import { useText } from '~/shared/i18n/i18n';
import { Button } from '~/shared/ui/Button';
import { usePopupClose } from '~/shared/ui/Popup';
import { TextField } from '~/shared/ui/TextField';
import './headerMenuTexts.de';
import styles from './Shell.module.css';

/**
 * Renders all offices of both channels, searchable by number and name. Enter in the search takes the only office that is found;
 * of several it focuses the first, so that the next Enter takes that one. Loaded when the menu is opened.
 */
export function SalesChoice({ sales }: { readonly sales: SalesChannelChoice }) {
  const t = useText();
  const dispatch = useDispatch();
  const close = usePopupClose();
  const first = useRef<HTMLButtonElement>(null);
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const found = salesChannels.map((channel) => ({
    channel,
    offices: salesOfficesOf(channel.id).filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(wanted)),
  }));
  const choices = found.flatMap(({ channel, offices }) =>
    offices.map(({ id }): SalesChannelChoice => ({ channel: channel.id, office: id })),
  );
  const choose = (choice: SalesChannelChoice) => {
    close();
    dispatch(callActions.salesChannelSwitched(choice));
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [only] = choices;
          if (only !== undefined && choices.length === 1) choose(only);
          else first.current?.focus();
        }}
      >
        <TextField
          label={t('shell.officeSearch')}
          autoFocus
          value={filter}
          error={choices.length === 0 ? t('shell.officeNotFound') : undefined}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
      </form>
      <div className={styles.offices}>
        {found.map(({ channel, offices }) => (
          <div key={channel.id} className={styles.menu} role="group" aria-label={`${channel.id} ${channel.name}`}>
            <p className={styles.officeHead}>
              {channel.id} · {channel.name}
            </p>
            {offices.map(({ id, name }) => (
              <Button
                key={id}
                ref={id === choices[0]?.office ? first : null}
                size="row"
                aria-pressed={id === sales.office}
                onClick={() => choose({ channel: channel.id, office: id })}
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
