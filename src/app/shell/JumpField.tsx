import { useRef, useState } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { classifyJump } from '~/domain/article/searchTerm';
import { selectCall } from '~/features/call/callSlice';
import { customerActions } from '~/features/customer/customerSlice';
import { customerDataActions } from '~/features/customerData/customerDataSlice';
import { customerSearchActions } from '~/features/customerSearch/customerSearchSlice';
import { productSearchActions } from '~/features/productSearch/productSearchSlice';
import { useHotkey } from '~/shared/hooks/useHotkey';
import { useText } from '~/shared/i18n/i18n';
import { Combobox } from '~/shared/ui/Combobox';
import type { Application } from '~/app/session/access';
import { entryFor } from '~/app/call/orderEntryPath';
import { useNewCall } from './newCallContext';
import './shellTexts.de';
import '~/features/customer/customerTexts.de';
import '~/features/inflight/inflightTitleTexts.de';
import '~/features/order/orderTexts.de';
import '~/screens/botRequest/botRequestTitleTexts.de';
import styles from './Shell.module.css';

interface Target {
  readonly label: string;
  readonly go: () => void;
}

/**
 * Renders the jump field. It recognises a customer number, order number, SKU, product number or command, and lists the targets
 * (UX Keys).
 */
export function JumpField({ applications }: { readonly applications: readonly Application[] }) {
  const t = useText();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const newCall = useNewCall();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const { allowed, variant } = useSelector(selectCall);
  const entry = entryFor(applications, variant);
  const mayReadOrders = applications.some(({ area }) => area === 'orderApp');
  const cameFrom = useRef<Element | null>(null);
  useHotkey('jump', () => {
    if (document.activeElement !== input.current) cameFrom.current = document.activeElement;
    input.current?.focus();
  });

  function atDesk(label: string, ...actions: readonly UnknownAction[]): Target {
    return {
      label,
      go: () => {
        for (const action of actions) dispatch(action);
        if (entry !== null) void navigate(entry);
      },
    };
  }

  function onScreen(label: string, path: string): Target {
    return { label, go: () => void navigate(path) };
  }

  function commands(): readonly Target[] {
    const screens = applications.map(({ title, path }) => onScreen(t(title), path));
    screens.push(onScreen(t('screen.botRequest'), '/bot-request'));
    if (entry === null) return screens;
    const toCreate = customerDataActions.customerFormOpened({ kind: 'create' });
    return [
      ...screens,
      { label: t('order.newSession'), go: newCall },
      ...(mayReadOrders ? [onScreen(t('screen.inflightOrder'), '/inflightorder')] : []),
      atDesk(t('customer.advancedSearch'), customerSearchActions.opened({ takesFocus: true })),
      atDesk(t('customer.guest'), customerDataActions.customerFormOpened({ kind: 'guest' })),
      ...(allowed.editCustomer ? [atDesk(t('customer.create'), toCreate)] : []),
    ];
  }

  function targetsOf(): readonly Target[] {
    const target = classifyJump(text);
    if (target.kind === 'words') {
      return commands().filter(({ label }) => label.toLowerCase().includes(target.text.toLowerCase()));
    }
    if (entry === null) return [];
    switch (target.kind) {
      case 'customer': {
        const number = target.customerNumber;
        return [atDesk(t('jump.customer', { number }), customerActions.loginRequested(number))];
      }
      case 'order': {
        const number = target.orderNumber;
        return [
          ...(mayReadOrders ? [onScreen(t('jump.order', { number }), `/orders/${number}`)] : []),
          ...(allowed.limelightSearch
            ? [
                atDesk(
                  t('jump.customerOfOrder', { number }),
                  customerSearchActions.opened({ takesFocus: true }),
                  customerSearchActions.orderNumberTyped(number),
                  customerSearchActions.orderLookupRequested({ orderNumber: number, opensHistory: false }),
                ),
              ]
            : []),
        ];
      }
      case 'product':
        return [atDesk(t('jump.product', { number: target.term }), productSearchActions.termSubmitted(target.term))];
    }
  }

  const clear = () => {
    setText('');
  };
  return (
    <div className={styles.jump}>
      <Combobox
        ref={input}
        look="bar"
        label={t('jump.label')}
        listLabel={t('jump.targets')}
        shortcut="jump"
        placeholder={t('jump.placeholder')}
        value={text}
        isOpen={text.trim() !== ''}
        options={targetsOf()}
        keyOf={({ label }) => label}
        renderOption={({ label }) => label}
        highlights="first"
        emptyText={t('jump.nothing')}
        onType={setText}
        onTake={(target) => {
          if (target === undefined) return;
          clear();
          target.go();
        }}
        onEscape={() => {
          // The first Esc clears the field, the second goes back to where the agent came from.
          if (text === '' && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          clear();
        }}
        onBlur={clear}
      />
    </div>
  );
}
