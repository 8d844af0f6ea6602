import { useState } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider, useSelector } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLimits } from '~config/testing/testLimits';
import { openDesk, startStandIn, type Desk } from '~/app/testing/aDesk';
import { aProduct, aVariant } from '~/domain/testing/samples';
import { basketActions } from '~/features/basket/basketSlice';
import { selectRecommendationFacts } from '~/flows/recommend/recommendationInputs';
import { startI18n } from '~/shared/i18n/i18n';
import { clearFaults, currentWorld, setFault } from '../../../../mocks/node.ts';
import type { DetailsRequest } from '../recommendationFacts';
import { recommendationsActions, type RecommendationTab } from '../recommendationsSlice';
import { RecommendationsPanel } from './RecommendationsPanel';

setLimits({ upgradePause: 50 });
startStandIn();
beforeEach(() => startI18n('de'));

const cream = '432011001';
const onDetails = vi.fn<DetailsRequest>();

const tabs: Readonly<Record<RecommendationTab, string>> = {
  recommendations: 'Empfehlungen',
  topDeals: 'Top-Deals',
  tvOffers: 'TV-Angebote',
};

function Panel() {
  const [shown, setShown] = useState<RecommendationTab>('recommendations');
  return (
    <>
      {(['recommendations', 'topDeals', 'tvOffers'] as const).map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          onClick={() => {
            setShown(each);
          }}
        >
          {tabs[each]}
        </button>
      ))}
      <div role="tabpanel">
        <RecommendationsPanel tab={shown} facts={useSelector(selectRecommendationFacts)} onDetails={onDetails} />
      </div>
    </>
  );
}

function open(desk: Desk = openDesk()): Desk {
  render(
    <Provider store={desk.store}>
      <Panel />
    </Provider>,
  );
  return desk;
}

const enter = (desk: Desk, sku: string) => act(() => desk.enter(sku));
const rest = (desk: Desk) =>
  act(async () => {
    await desk.rest();
  });
const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => screen.getByRole('tabpanel');
const cardsOf = (name: string | RegExp) => within(screen.getByRole('list', { name })).getAllByRole('listitem');

describe('recommendations', () => {
  it('show an explanation before the first article', () => {
    open();
    expect(panel()).toHaveTextContent('Noch kein Artikel im Warenkorb.');
  });

  it('show three cards with upgrade, reason, price and stock; the button shows the rest', async () => {
    const desk = open();
    await enter(desk, cream);
    expect(screen.getByRole('heading', { name: 'Passend zu Gesichtscreme' })).toBeVisible();
    const [first, ...others] = cardsOf('Passend zu Gesichtscreme');
    expect(others).toHaveLength(2);
    expect(first).toHaveTextContent('Gesichtscreme XL');
    expect(first).toHaveTextContent('Upgrade');
    expect(first).toHaveTextContent('mehr fürs Geld');
    expect(first).toHaveTextContent(/\d+,\d\d\s€/);
    expect(first).toHaveTextContent('verfügbar');
    const [more] = screen.getAllByRole('button', { name: /^Weitere/ });
    if (more !== undefined) fireEvent.click(more);
    const all = cardsOf('Passend zu Gesichtscreme');
    expect(all.length).toBeGreaterThan(3);
    expect(all[3]).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  });

  it('that are time offers are listed under their period', async () => {
    const desk = open();
    await enter(desk, cream);
    expect(cardsOf('Stundenangebote').length).toBeGreaterThan(0);
  });

  it('exchange an upgrade for the lead', async () => {
    const desk = open();
    await enter(desk, cream);
    fireEvent.click(screen.getByRole('button', { name: 'Tauschen: Gesichtscreme gegen Gesichtscreme XL' }));
    await rest(desk);
    expect(desk.lines()).toEqual(['432128001*1']);
  });

  it('exchange nothing for an article that is being added', async () => {
    const desk = open();
    await enter(desk, cream);
    const [line] = desk.getState().basket.items;
    if (line === undefined) throw new Error('nothing was added');
    act(() => {
      desk.dispatch(basketActions.addItemRequested({ ...line, sku: '432128001', baseProductNo: '432128' }));
    });
    const exchange = screen.getByRole('button', { name: /^Tauschen/ });
    expect(exchange).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(exchange);
    await rest(desk);
    expect(desk.lines()).toEqual([`${cream}*1`, '432128001*1']);
  });

  it('report a failed exchange', async () => {
    const desk = open();
    await enter(desk, cream);
    currentWorld().db.stock.leaveOnly('432128001', 0);
    fireEvent.click(screen.getByRole('button', { name: /^Tauschen/ }));
    await rest(desk);
    expect(screen.getByRole('alert')).toHaveTextContent('Gesichtscreme steht wieder im Warenkorb.');
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('report that they could not be loaded, and can be retried', async () => {
    const desk = open();
    setFault({ service: 'upsell', fault: { kind: 'status', status: 503 } });
    await enter(desk, cream);
    expect(panel()).toHaveTextContent('Empfehlungen konnten nicht geladen werden.');
    clearFaults();
    fireEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await rest(desk);
    expect(cardsOf('Passend zu Gesichtscreme')).toHaveLength(3);
  });

  it('report that there are none', async () => {
    const desk = open();
    await enter(desk, '443391001');
    expect(panel()).toHaveTextContent('gibt es keine Empfehlungen. Andere Angebote stehen unter Top-Deals');
  });

  it('are not shown to a customer who wishes none (REQ B13.5, C4.7)', async () => {
    const desk = open();
    await act(() => desk.logIn('0140002'));
    expect(panel()).toHaveTextContent('keine Empfehlungen und Angebote gewünscht');
    fireEvent.click(tab('TV-Angebote'));
    expect(panel()).toHaveTextContent('keine Empfehlungen und Angebote gewünscht');
  });
});

describe('top deals and TV offers', () => {
  it('render placeholders while they load, and are shown in three groups', async () => {
    const desk = open();
    fireEvent.click(tab('Top-Deals'));
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Wird geladen');
    await rest(desk);
    for (const name of ['Tagesangebote', 'Wochenangebote', 'Monatsangebote']) {
      expect(cardsOf(name).length).toBeGreaterThan(0);
    }
    fireEvent.click(tab('TV-Angebote'));
    await rest(desk);
    for (const name of ['HSE', 'HSE Extra', 'HSE Trend']) expect(cardsOf(name).length).toBeGreaterThan(0);
    for (const image of panel().querySelectorAll('img')) expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('are added to the basket; an article with several variants opens its details', async () => {
    const desk = open();
    fireEvent.click(tab('Top-Deals'));
    await rest(desk);
    fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb: Gesichtscreme' }));
    expect(screen.getByRole('button', { name: 'Gesichtscreme wird hinzugefügt' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await rest(desk);
    expect(desk.lines()).toEqual([`${cream}*1`]);
    fireEvent.click(screen.getByRole('button', { name: 'Ausführung wählen: Ring Solitär' }));
    expect(onDetails).toHaveBeenLastCalledWith(expect.objectContaining({ baseProductNo: '410217' }), null);
  });

  it('report which group could not be loaded', async () => {
    const desk = open();
    setFault({ service: 'tv-offers', path: 'kontor_trend', fault: { kind: 'status', status: 500 } });
    fireEvent.click(tab('TV-Angebote'));
    await rest(desk);
    expect(panel()).toHaveTextContent('Die Angebote konnten nicht geladen werden.');
    expect(cardsOf('HSE').length).toBeGreaterThan(0);
  });

  it('with many entries are rendered only in part', () => {
    const desk = open();
    const products = Array.from({ length: 35 }, (_, index) =>
      aProduct({ baseProductNo: String(500_000 + index), variants: [aVariant()] }),
    );
    act(() => {
      for (const list of ['daily', 'weekly', 'monthly'] as const) {
        desk.dispatch(recommendationsActions.listShown({ list, products: list === 'daily' ? products : [] }));
      }
    });
    fireEvent.click(tab('Top-Deals'));
    expect(cardsOf('Tagesangebote')).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Weitere (25)' }));
    expect(cardsOf('Tagesangebote')).toHaveLength(20);
    expect(screen.getAllByText('Zurzeit keine Angebote.')).toHaveLength(2);
  });

  it('that cannot be ordered show the reason', () => {
    const desk = open();
    const soldOut = aProduct({ variants: [aVariant({ status: 'SOLDOUT', stockLevel: 'SOLD_OUT' })] });
    act(() => {
      for (const list of ['daily', 'weekly', 'monthly'] as const) {
        desk.dispatch(recommendationsActions.listShown({ list, products: list === 'daily' ? [soldOut] : [] }));
      }
    });
    fireEvent.click(tab('Top-Deals'));
    const [card] = cardsOf('Tagesangebote');
    expect(card).toHaveTextContent('ausverkauft');
    expect(within(panel()).queryByRole('button')).toBeNull();
  });
});

it('an unmounted panel sends no requests', () => {
  const desk = openDesk();
  const { unmount } = render(
    <Provider store={desk.store}>
      <Panel />
    </Provider>,
  );
  expect(desk.getState().recommendations.onScreen).toBe(true);
  unmount();
  expect(desk.getState().recommendations.onScreen).toBe(false);
});

it('reports beside the articles that the stock could not be loaded', async () => {
  const desk = open();
  setFault({ service: 'stock', fault: { kind: 'status', status: 500 } });
  await enter(desk, cream);
  expect(panel()).toHaveTextContent('Die Bestände konnten nicht geladen werden');
  expect(cardsOf(/^Passend zu/).length).toBeGreaterThan(0);
});
