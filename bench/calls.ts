import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { Desk, personas, type Persona } from '../e2e/fixtures/desk.ts';
import { median, type Figure } from './figures.ts';
import { openContext } from './page.ts';

/** Milliseconds in which every service answers. */
const answerTime = 300;

/** Milliseconds that an agent reads a question; a question ignores keys in its first 300 ms. */
const readingTime = 400;

/** Keys pressed without a pause, and what has to be there before the agent can go on. */
interface Step {
  /** Names of keys (`Enter`, `F8`, `Control+Enter`); every other text is typed. */
  readonly keys: readonly string[];
  readonly until: (page: Page) => Locator;
}

interface Call {
  readonly persona?: Persona;
  readonly path?: string;
  /** A customer who is loaded before the measurement begins. */
  readonly loaded?: string;
  readonly steps: readonly Step[];
}

const keyNames = /^(?:F\d|Enter|Tab|Space|Escape|Arrow\w+|Control\+.+)$/;

const birthday = (page: Page) => page.getByRole('dialog', { name: 'Geburtsdatum prüfen' });
const dialog = (page: Page) => page.getByRole('dialog');
const newestOrder = (page: Page) => dialog(page).getByRole('row').filter({ hasText: '1000000001' }).first();
const confirmation = (page: Page) => page.getByRole('dialog', { name: /^Auftragsbestätigung/ });

/** The rest of a call after its customer: one article on invoice, typed on while the services answer. */
const article = ['432011001', 'Enter', 'F8', '1', 'Control+Enter'] as const;

const calls: Readonly<Record<string, Call>> = {
  'known customer': {
    steps: [
      { keys: ['0123456', 'Enter'], until: birthday },
      { keys: ['Enter', ...article], until: confirmation },
    ],
  },
  'known customer, two articles and a voucher': {
    steps: [
      { keys: ['0123456', 'Enter'], until: birthday },
      {
        keys: [
          'Enter',
          '432011001',
          'Enter',
          '443015001',
          'Enter',
          'F9',
          'SOMMER',
          'Enter',
          'F8',
          '1',
          'Control+Enter',
        ],
        until: confirmation,
      },
    ],
  },
  'customer with a PIN': {
    steps: [{ keys: ['0500001', 'Enter', '482', 'Enter', ...article], until: confirmation }],
  },
  'guest, Packstation and bank debit': {
    steps: [
      // A new customer, with the second press a guest.
      { keys: ['F3', 'F3'], until: (page) => page.getByLabel('Anrede') },
      {
        keys: ['1', 'Nina', 'Enter', 'Neumann', 'Enter', '170585', 'Tab', 'nina.neumann@example.com', 'Tab'],
        until: (page) => page.getByLabel('Telefon privat'),
      },
      { keys: ['0221998877', 'Enter', '50668', 'Enter', 'Lindenweg 12', 'Enter'], until: dialog },
      { keys: ['Escape', '432011001', 'Enter', 'F7', 'p'], until: (page) => page.getByLabel('Postnummer') },
      {
        keys: ['12345678', 'Enter', '145', 'Enter', 'Enter'],
        until: (page) => page.getByRole('radio', { name: /^Packstation 145/, checked: true }),
      },
      { keys: ['F8', '2', '89370400440532013000', 'Enter'], until: (page) => page.getByText('IBAN endet auf 3000') },
      { keys: ['Control+Enter'], until: confirmation },
    ],
  },
  'new customer, duplicate taken': {
    persona: personas.backOffice,
    steps: [
      { keys: ['F3'], until: (page) => page.getByLabel('Anrede') },
      {
        keys: [
          '1',
          'Doris',
          'Enter',
          'Doppel',
          'Enter',
          '17051971',
          'Enter',
          '50668',
          'Enter',
          'Lindenweg 12',
          'Enter',
        ],
        until: (page) => dialog(page).getByRole('button', { name: '0160001 laden' }),
      },
      { keys: ['1'], until: birthday },
      { keys: ['Enter', ...article], until: confirmation },
    ],
  },
  'Swiss order': {
    persona: personas.swissAgent,
    path: '/chorderentry',
    steps: [
      { keys: ['0300001', 'Enter'], until: birthday },
      { keys: ['Enter', ...article], until: confirmation },
    ],
  },
  'sold-out article reserved': {
    loaded: '0123456',
    steps: [
      {
        keys: ['454740001', 'Enter'],
        until: (page) => dialog(page).getByRole('button', { name: 'Auf die Warteliste' }),
      },
    ],
  },
  'newest order cancelled': {
    loaded: '0123456',
    steps: [
      { keys: ['Control+h'], until: (page) => dialog(page).getByRole('link', { name: '1000000001' }) },
      { keys: ['ArrowDown', 'ArrowRight', 'Tab', 'Enter'], until: (page) => page.getByLabel('Stornogrund') },
      { keys: ['ArrowDown', 'Enter'], until: (page) => newestOrder(page).getByText('storniert').first() },
    ],
  },
  'subscription cancelled': {
    loaded: '0123456',
    steps: [
      { keys: ['Control+b'], until: (page) => page.getByRole('button', { name: 'Einzelheiten zu 7000001' }) },
      { keys: ['Tab', 'Enter'], until: (page) => page.getByLabel('Kündigungsgrund') },
      { keys: ['ArrowDown', 'Control+Enter'], until: (page) => page.getByText('Kündigung wird bearbeitet').first() },
    ],
  },
};

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    if (keyNames.test(key)) await page.keyboard.press(key);
    else await page.keyboard.type(key);
  }
}

/** Opens the desk, loads the customer where one is given, and slows the services down. */
async function begin(page: Page, { persona = personas.orderAgent, path = '/orderapp', loaded }: Call): Promise<void> {
  await new Desk(page, new Map()).signIn(persona, path);
  await page.getByRole('textbox', { name: 'Kundennummer' }).waitFor();
  if (loaded !== undefined) {
    await press(page, [loaded, 'Enter']);
    await birthday(page).waitFor();
    await page.waitForTimeout(readingTime);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Lieferadresse' }).waitFor();
  }
  // Until what the desk loads ahead has arrived.
  await page.waitForTimeout(1500);
  const fault = { kind: 'delay', milliseconds: answerTime };
  await page.request.post('/services/worlds/current/faults', { data: { fault } });
}

interface SilentTime {
  /** How often the agent has to wait. */
  readonly waits: number;
  /** Seconds in which nothing can be done, in all and at once. */
  readonly seconds: number | undefined;
  readonly longest: number | undefined;
}

/** Waits until something is visible; `waitFor` looks every half second only. */
async function seen(what: Locator): Promise<void> {
  const limit = performance.now() + 20_000;
  while (!(await what.isVisible())) {
    if (performance.now() > limit) throw new Error(`${String(what)} is not visible.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

/** Plays a kind of call as an agent who types on, and measures the time in which nothing can be typed or read. */
async function silentTime(
  browser: Browser,
  options: BrowserContextOptions,
  call: Call,
  runs: number,
): Promise<SilentTime> {
  const totals: number[] = [];
  const longest: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const { context, page } = await openContext(browser, options);
    await begin(page, call);
    const waits: number[] = [];
    for (const { keys, until } of call.steps) {
      await press(page, keys);
      const pressedAt = performance.now();
      await seen(until(page));
      waits.push((performance.now() - pressedAt) / 1000);
      await page.waitForTimeout(readingTime);
    }
    totals.push(waits.reduce((sum, seconds) => sum + seconds, 0));
    longest.push(Math.max(...waits));
    await context.close();
  }
  return { waits: call.steps.length, seconds: median(totals), longest: median(longest) };
}

/** The seconds in each kind of call in which nothing can be done. */
export async function silentFigures(
  browser: Browser,
  options: BrowserContextOptions,
  runs: number,
  attempt: (name: string, work: () => Promise<SilentTime>) => Promise<SilentTime | undefined>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const silent = await attempt(`calls: ${name}`, () => silentTime(browser, options, call, runs));
    const waits = silent === undefined ? '' : `, ${String(silent.waits)} waits`;
    figures.push(
      { name: `${name}${waits}: nothing can be done`, unit: 's', value: silent?.seconds },
      { name: `${name}: longest wait`, unit: 's', value: silent?.longest },
    );
  }
  return figures;
}
