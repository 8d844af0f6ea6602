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
import { useText, type PlainTextKey } from '~/shared/i18n/i18n';
import { Combobox } from '~/shared/ui/Combobox';
import type { Application } from '~/app/session/access';
import { entryFor } from '~/app/call/orderEntryPath';
import { useNewCall } from './newCallContext';
import styles from './Shell.module.css';

interface Target {
  readonly label: string;
  readonly go: () => void;
}

/** Jump anywhere: a customer number, order number, SKU, product number or a command; it recognises which (UX Keys). */
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

  function atDesk(title: PlainTextKey, action: UnknownAction): Target {
    return {
      label: t(title),
      go: () => {
        dispatch(action);
        if (entry !== null) void navigate(entry);
      },
    };
  }

  function targetsOf(): readonly Target[] {
    const target = classifyJump(text);
    if (target.kind === 'words') {
      const commands: readonly Target[] = [
        ...applications.map(({ title, path }) => ({ label: t(title), go: () => void navigate(path) })),
        { label: t('screen.botRequest'), go: () => void navigate('/bot-request') },
        ...(entry !== null
          ? [
              {
                label: t('order.newSession'),
                go: () => {
                  newCall();
                },
              },
              ...(mayReadOrders
                ? [{ label: t('screen.inflightOrder'), go: () => void navigate('/inflightorder') }]
                : []),
              atDesk('customer.advancedSearch', customerSearchActions.opened({ takesFocus: true })),
              atDesk('customer.guest', customerDataActions.customerFormOpened({ kind: 'guest' })),
              ...(allowed.editCustomer
                ? [atDesk('customer.create', customerDataActions.customerFormOpened({ kind: 'create' }))]
                : []),
            ]
          : []),
      ];
      return commands.filter(({ label }) => label.toLowerCase().includes(target.text.toLowerCase()));
    }
    if (entry === null) return [];
    switch (target.kind) {
      case 'customer':
        return [
          {
            label: t('jump.customer', { number: target.customerNumber }),
            go: () => {
              dispatch(customerActions.loginRequested(target.customerNumber));
              if (entry !== null) void navigate(entry);
            },
          },
        ];
      case 'order':
        return [
          ...(mayReadOrders
            ? [
                {
                  label: t('jump.order', { number: target.orderNumber }),
                  go: () => void navigate(`/orders/${target.orderNumber}`),
                },
              ]
            : []),
          ...(allowed.limelightSearch
            ? [
                {
                  label: t('jump.customerOfOrder', { number: target.orderNumber }),
                  go: () => {
                    const { orderNumber } = target;
                    dispatch(customerSearchActions.opened({ takesFocus: true }));
                    dispatch(customerSearchActions.orderNumberTyped(orderNumber));
                    dispatch(customerSearchActions.orderLookupRequested({ orderNumber, opensHistory: false }));
                    if (entry !== null) void navigate(entry);
                  },
                },
              ]
            : []),
        ];
      case 'product':
        return [
          {
            label: t('jump.product', { number: target.term }),
            go: () => {
              dispatch(productSearchActions.termSubmitted(target.term));
              if (entry !== null) void navigate(entry);
            },
          },
        ];
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
