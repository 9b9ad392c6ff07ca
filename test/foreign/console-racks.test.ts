import type { ExecutionContext } from 'ava';
import type { Locator, Page } from 'playwright-core';
import type { RackContent, RackDevice } from '../../generated/types.js';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { Dice } from '../helpers/dice.js';
import { type Caller, callerOf, resultOf } from '../helpers/rpc.js';
import { countIs } from '../helpers/seen.js';
import type { TestService } from '../helpers/service.js';
import { until } from '../helpers/waiting.js';

const across = 3;
const upright = 4;

/** A rack of some height, and devices across and upright on all sides; that of existing clients also puts two into one place. */
async function rackMade(call: Caller, dice: Dice, title: string): Promise<number> {
  const units = 4 + dice.below(44);
  const slots = { vertical_slots_front: dice.below(3), vertical_slots_rear: dice.below(3) };
  const rack = await objectMade(call, {
    type: 'C__OBJTYPE__ENCLOSURE',
    title,
    categories: {
      C__CATG__FORMFACTOR: { rackunits: units },
      C__CATS__ENCLOSURE: { slot_sorting: dice.one(['asc', 'desc']), ...slots },
    },
  });
  for (let at = 0; at < 5; at += 1) {
    const option = at === 4 ? upright : across;
    const pos = option === upright ? 1 + dice.below(3) : 1 + dice.below(units);
    await objectMade(call, {
      title: `device ${at}`,
      categories: {
        C__CATG__FORMFACTOR: { rackunits: 1 + dice.below(4) },
        C__CATG__LOCATION: { parent: rack, option, insertion: dice.below(3), pos },
      },
    });
  }
  return rack;
}

interface Drawn {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** Places of a side as they are seen: the numbers of the units beside a device, or the slot that it covers. */
async function readOff(drawing: Locator): Promise<readonly string[]> {
  // All at one moment: what is above may still move the drawing.
  const [units = [], slots = [], devices = []] = await drawing.evaluate(
    (root, selectors) =>
      selectors.map(selector =>
        [...root.querySelectorAll(selector)].map(element => {
          const { top, bottom, left } = element.getBoundingClientRect();
          const name = element.closest('[data-device]')?.getAttribute('data-device') ?? element.parentElement?.textContent ?? '';
          return { name: name.trim(), top, bottom, left };
        }),
      ),
    ['.unit rect', '.slot', '.device .body'],
  );
  const right = Math.max(...units.map(({ left }) => left));
  return devices.map(device => {
    const isUpright = slots.some(({ left }) => Math.abs(left - device.left) < 4) && device.left > right + 30;
    const covered = isUpright
      ? slots.flatMap(({ left }, at) => (Math.abs(left - device.left) < 4 ? [at + 1] : []))
      : units.filter(unit => centreOf(unit) > device.top && centreOf(unit) < device.bottom).map(({ name }) => Number(name));
    return `${device.name}: ${isUpright ? 'slot ' : ''}${Math.min(...covered)}-${Math.max(...covered)}`;
  });
}

function centreOf({ top, bottom }: Drawn): number {
  return (top + bottom) / 2;
}

function placesIn({ devices, units }: RackContent, side: RackDevice['sides'][number]): readonly string[] {
  return devices
    .filter(({ sides }) => sides.includes(side))
    .map(({ id, from, to, vertical }) => `${id}: ${vertical ? 'slot ' : ''}${from}-${vertical ? to : Math.min(to, units ?? to)}`);
}

browserTest('the console draws the positions that the method returns, in fifty racks', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const [call, idoit] = [callerOf(service, 'contract'), callerOf(service, 'idoit')];
  const dice = new Dice(4711);
  const counts = { conflicts: 0, slots: 0, rear: 0 };
  await signIn(page, service.url);
  for (let at = 0; at < 50; at += 1) {
    const rack = await rackMade(idoit, dice, `Rack ${at}`);
    const content = await resultOf<RackContent>(call('kataster.rack.read', { id: rack }));
    await page.evaluate(`history.pushState(null, '', '/places/${rack}'); dispatchEvent(new PopStateEvent('popstate'))`);
    await page.getByRole('heading', { level: 1, name: `Rack ${at}`, exact: true }).waitFor();
    for (const side of ['front', 'rear'] as const) {
      const read = await readOff(page.locator(`svg.rack[data-side="${side}"]`));
      t.deepEqual([...read].sort(), [...placesIn(content, side)].sort(), `rack ${at}, ${side}`);
    }
    await countIs(t, page.locator('.rack-view .failure li'), content.conflicts.length);
    counts.conflicts += content.conflicts.length;
    counts.slots += content.devices.filter(({ vertical }) => vertical).length;
    counts.rear += placesIn(content, 'rear').length;
  }
  t.true(counts.conflicts > 20 && counts.slots > 20 && counts.rear > 20, JSON.stringify(counts));
  t.deepEqual([faults, contract.faults], [[], []]);
});

/** A rack of ten units with a server in units 1 and 2 in front, and one without a place. */
async function smallRack(service: TestService) {
  const call = callerOf(service, 'contract');
  const rack = await objectMade(call, {
    type: 'C__OBJTYPE__ENCLOSURE',
    title: 'small rack',
    categories: {
      C__CATG__FORMFACTOR: { rackunits: 10 },
      C__CATS__ENCLOSURE: { vertical_slots_front: 1, vertical_slots_rear: 1 },
    },
  });
  const device = (title: string, location: object) =>
    objectMade(call, {
      title,
      categories: { C__CATG__FORMFACTOR: { rackunits: 2 }, C__CATG__LOCATION: { parent: rack, ...location } },
    });
  const placed = await device('placed', { option: across, insertion: 1, pos: 1 });
  const unplaced = await device('unplaced', {});
  const where = async (id: number): Promise<string> => {
    const { devices } = await resultOf<RackContent>(call('kataster.rack.read', { id: rack }));
    const { from, to, sides = [], vertical } = devices.find(each => each.id === id) ?? {};
    return from === undefined ? 'nowhere' : `${vertical ? 'slot ' : ''}${from}-${to} ${sides.join(' ')}`;
  };
  return { rack, placed, unplaced, where };
}

/** Answers the plan that is shown, and waits for the notice. */
async function confirmed(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This is what changes.').waitFor();
  // The notice of a former move may still be there.
  const written = page.waitForResponse(response => isWrite(response.request().postData() ?? ''));
  // Keys move a device from where it is drawn.
  const drawnAnew = written.then(() =>
    page.waitForResponse(response => /"kataster\.rack\.read"/.test(response.request().postData() ?? '')),
  );
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await drawnAnew;
  await dialog.waitFor({ state: 'detached' });
  const notice = page.getByRole('status');
  await notice.getByText(/is here now|has no place now/).waitFor();
  await page.waitForLoadState('networkidle');
}

function isWrite(body: string): boolean {
  return /"(kataster\.changes\.apply|cmdb\.category\.save)"/.test(body) && !body.includes('"dry_run":true');
}

async function pressed(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

browserTest('by keyboard a device goes to the other side, to both, and one without a place gets one', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const { rack, placed, unplaced, where } = await smallRack(service);
  await signIn(page, service.url, `/places/${rack}`);
  const element = (id: number) => page.locator(`.rack-view [data-device="${id}"]`).first();
  await element(placed).focus();
  await pressed(page, ['ArrowRight', 'ArrowUp', 'Enter']);
  await confirmed(page);
  t.is(await where(placed), '2-3 front rear');
  await pressed(page, ['ArrowRight', 'Enter']);
  await confirmed(page);
  t.is(await where(placed), '2-3 rear', 'the focus is still on it');
  await page.locator('svg.rack[data-side="front"] .device').waitFor({ state: 'detached' });
  await page.locator(`[data-device="${placed}"]:focus`).waitFor();
  await pressed(page, ['ArrowUp']);
  await page.locator('.ghost').waitFor();
  await pressed(page, ['Escape']);
  await page.locator('.ghost').waitFor({ state: 'detached' });
  await element(unplaced).focus();
  await pressed(page, ['ArrowDown', 'ArrowUp', 'Enter']);
  await confirmed(page);
  t.is(await where(unplaced), '2-3 front');
  t.deepEqual([faults, contract.faults], [[], []]);
});

/** The place of an element on the page once it stays there: what is above may still move it. */
async function settledBox(element: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  let last = '';
  return until(async () => {
    const box = await element.boundingBox();
    const before = last;
    last = JSON.stringify(box);
    return last === before ? box : null;
  });
}

/** Drags an element to a unit or slot of a side. */
async function drag(page: Page, element: Locator, to: Locator): Promise<void> {
  const [from, end] = [await settledBox(element), await settledBox(to)];
  await page.mouse.move(from.x + Math.min(20, from.width / 2), from.y + from.height - 8);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

browserTest('by mouse a device goes to the other side and into a slot, and one without a place into the rack', async t => {
  const { page, service, faults, contract } = await openedConsole(t, { viewport: { width: 1280, height: 1000 } });
  const { rack, placed, unplaced, where } = await smallRack(service);
  await signIn(page, service.url, `/places/${rack}`);
  const element = (id: number) => page.locator(`.rack-view [data-device="${id}"]`).first();
  const unit = (side: string, number: number) =>
    page
      .locator(`svg.rack[data-side="${side}"] .unit`)
      .filter({ hasText: new RegExp(`^${number}$`) })
      .locator('rect');
  const drawn = (side: string, id: number) => page.locator(`svg.rack[data-side="${side}"] [data-device="${id}"]`).waitFor();
  await drawn('front', placed);
  await drag(page, element(placed), unit('rear', 5));
  await confirmed(page);
  t.is(await where(placed), '5-6 rear');
  await drawn('rear', placed);
  await drag(page, element(unplaced), unit('front', 8));
  await confirmed(page);
  t.is(await where(unplaced), '8-9 front');
  await drawn('front', unplaced);
  await drag(page, element(placed), page.locator('svg.rack[data-side="rear"] .slot'));
  await confirmed(page);
  t.is(await where(placed), 'slot 1-1 rear');
  await drag(page, element(unplaced), page.getByRole('heading', { level: 1 }));
  await countIs(t, page.getByRole('dialog'), 0, 'outside of the rack nothing is moved');
  t.is(new URL(page.url()).pathname, `/places/${rack}`);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest(
  'a form places a device and takes it out; a place that is taken is an error in its words, and nothing changes',
  async t => {
    const { page, service, contract } = await openedConsole(t);
    const { rack, placed, unplaced, where } = await smallRack(service);
    await signIn(page, service.url, `/places/${rack}`);
    const dialog = page.getByRole('dialog');
    const placedByForm = async (number: string): Promise<void> => {
      await page.locator(`button[data-device="${unplaced}"]`).click();
      await dialog.getByLabel('Lowest unit, or slot').fill(number);
      await axeFinds(t, page);
      await dialog.getByRole('button', { name: 'Show what changes' }).click();
    };
    await placedByForm('2');
    await dialog
      .getByRole('alert')
      .getByText(/unit 2 is taken|taken/i)
      .waitFor();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    t.is(await where(unplaced), 'nowhere');
    await placedByForm('4');
    await confirmed(page);
    t.is(await where(unplaced), '4-5 front');
    await page.getByRole('button', { name: 'Move: placed' }).click();
    await dialog.getByRole('button', { name: 'Take out of its place' }).click();
    await confirmed(page);
    t.is(await where(placed), 'nowhere');
    t.deepEqual(contract.faults, []);
  },
);

async function axeFinds(t: ExecutionContext, page: Page): Promise<void> {
  const { violations } = await accessibilityOf(page);
  t.deepEqual(await violations('everything'), []);
}

browserTest('on a phone the tree of places is folded up over a rack, and beside it where there is room', async t => {
  const { page, service, faults, contract } = await openedConsole(t, { viewport: { width: 360, height: 740 } });
  const call = callerOf(service, 'contract');
  const [rack] = await resultOf<{ id: string }[]>(call('cmdb.objects.read', { filter: { title: 'R1' }, limit: 1 }));
  await signIn(page, service.url, `/places/${rack?.id}`);
  const drawing = page.locator('svg.rack').first();
  await drawing.waitFor();
  const tree = page.getByRole('navigation', { name: 'Tree of places' });
  t.false(await tree.isVisible());
  t.true(((await drawing.boundingBox())?.y ?? 740) < 500);
  await page.getByText('Tree of places').click();
  await tree.getByRole('link', { name: 'Server room' }).click();
  await page.getByRole('heading', { level: 1, name: 'Server room' }).waitFor();
  t.false(await tree.isVisible());
  await page.goto(`${service.url}/places`);
  await tree.waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${service.url}/places/${rack?.id}`);
  await tree.getByRole('link', { name: 'R1' }).waitFor();
  await countIs(t, page.locator('details.place-fold'), 0);
  t.deepEqual([faults, contract.faults], [[], []]);
});
