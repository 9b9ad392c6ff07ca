import { useRef, useState } from 'preact/hooks';
import type { RackContent } from '../../../generated/types.js';
import { placeDevice } from './place-device.js';
import { placeAt, type Side } from './rack-geometry.js';
import { afterKey, firstFree, insertions, insideOf, type Placeable, type RackPosition } from './rack-position.js';

/** A device that is being moved, and where it is to stand. */
export interface Moving {
  readonly device: Placeable;
  readonly at: RackPosition;
}

/** Moves devices of a rack by mouse, touch and arrow keys. */
export interface Mover {
  readonly moving: Moving | undefined;
  /** Handlers of the element that is a device. */
  handlersOf(device: Placeable): DeviceHandlers;
}

type DeviceHandlers = Partial<ReturnType<typeof handlers>>;

/** Where a pointer took hold of a device. */
interface Grab {
  readonly x: number;
  readonly y: number;
  /** Units between its lowest one and the pointer. */
  readonly offset: number;
  isDragged: boolean;
}

const draggedFrom = 4;

/** Devices of a rack can be moved, where the caller may; `moved` hears of each that was. */
export function useMover(rack: RackContent, isMovable: boolean, moved: (id: number) => void): Mover {
  const [moving, setMoving] = useState<Moving>();
  const grab = useRef<Grab | undefined>(undefined);
  const settle = async ({ device, at }: Moving): Promise<void> => {
    if (!isSame(device.position, at) && (await placeDevice(device, at))) moved(device.id);
    setMoving(undefined);
  };
  return { moving, handlersOf: device => (isMovable ? handlers(device, { rack, moving, setMoving, grab, settle }) : {}) };
}

function isSame(one: RackPosition | undefined, other: RackPosition): boolean {
  return one?.from === other.from && one.isVertical === other.isVertical && one.insertion === other.insertion;
}

interface MovingState {
  readonly rack: RackContent;
  readonly moving: Moving | undefined;
  readonly grab: { current: Grab | undefined };
  setMoving(moving: Moving | undefined): void;
  settle(moving: Moving): Promise<void>;
}

function handlers(device: Placeable, { rack, moving, setMoving, grab, settle }: MovingState) {
  const own = moving?.device.id === device.id ? moving : undefined;
  const keys: Readonly<Record<string, () => void>> = own
    ? { Escape: () => setMoving(undefined), Enter: () => void settle(own) }
    : {};
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const at = own?.at ?? device.position;
      const next = at ? afterKey(rack, device, at, event.key) : event.key.startsWith('Arrow') && firstFree(rack, device);
      const step = next ? () => setMoving({ device, at: next }) : keys[event.key];
      if (!step) return;
      event.preventDefault();
      step();
    },
    onPointerDown: (event: PointerEvent & { readonly currentTarget: Element }) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const held = placeUnder(rack, event);
      const { position } = device;
      const offset = held && position && !position.isVertical ? held.from - position.from : 0;
      grab.current = { x: event.clientX, y: event.clientY, offset, isDragged: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const held = grab.current;
      if (!held || event.buttons === 0) return;
      held.isDragged ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > draggedFrom;
      if (held.isDragged) setMoving(draggedTo(rack, device, event, held.offset));
    },
    onPointerUp: () => {
      const wasDragged = grab.current?.isDragged;
      if (!wasDragged) grab.current = undefined;
      if (wasDragged && own) void settle(own);
    },
    onPointerCancel: () => {
      grab.current = undefined;
      setMoving(undefined);
    },
    // The click that ends a drag follows no link and presses no button.
    onClick: (event: MouseEvent) => {
      if (grab.current?.isDragged || own) event.preventDefault();
      grab.current = undefined;
    },
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}

/** The unit or slot under a pointer, and its side; undefined where it is over no rack. */
function placeUnder(rack: RackContent, { clientX, clientY }: MouseEvent) {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const side = element instanceof SVGSVGElement ? element.dataset.side : undefined;
    if (!(element instanceof SVGSVGElement) || !isSide(side)) continue;
    const point = new DOMPoint(clientX, clientY).matrixTransform(element.getScreenCTM()?.inverse());
    return { side, ...placeAt(rack, side, point) };
  }
  return undefined;
}

function isSide(name: string | undefined): name is Side {
  return name === 'front' || name === 'rear';
}

/** A device that was dragged to another side stands there alone; on its own sides it stays on all of them. */
function draggedTo(rack: RackContent, device: Placeable, event: MouseEvent, offset: number): Moving | undefined {
  const under = placeUnder(rack, event);
  if (!under) return undefined;
  const { side, isVertical, from } = under;
  const present = device.position?.insertion;
  const isOwn = present !== undefined && insertions[present].sides.some(each => each === side);
  const at = { isVertical, from: isVertical ? from : from - offset, insertion: isOwn ? present : side };
  return { device, at: insideOf(rack, device, at) };
}
