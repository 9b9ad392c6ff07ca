import type { DeliveryRecord } from '../storage/webhooks.js';

/** A delivery that is still to be made. */
export interface PendingDelivery {
  readonly delivery: DeliveryRecord;
  /** Objects whose later changes wait for it. */
  readonly objects: readonly number[];
  /** Milliseconds since 1970. */
  readonly due: number;
}

/** Deliveries of a webhook that are still to be made, in the order of their changes. */
export class PendingDeliveries {
  private readonly pending = new Map<string, PendingDelivery>();
  private readonly sending = new Set<string>();
  private readonly ended = new Set<string>();

  get size(): number {
    return this.pending.size;
  }

  get all(): readonly DeliveryRecord[] {
    return [...this.pending.values()].map(({ delivery }) => delivery);
  }

  /** Deliveries are about to be read that may end meanwhile: what is read may show them as they were before. */
  beginReading(): void {
    this.ended.clear();
  }

  /** Adds deliveries; those that are there stay as they are, and those that ended since they began to be read are none any more. */
  add(deliveries: readonly DeliveryRecord[]): void {
    for (const delivery of deliveries) if (!this.pending.has(delivery.id) && !this.ended.has(delivery.id)) this.put(delivery);
  }

  /** Keeps a delivery as it is now. */
  put(delivery: DeliveryRecord): void {
    const objects = JSON.parse(delivery.objects) as readonly number[];
    this.pending.set(delivery.id, { delivery, objects, due: Date.parse(delivery.due) });
  }

  remove({ id }: DeliveryRecord): void {
    this.pending.delete(id);
    this.ended.add(id);
  }

  /**
   * Takes the first delivery that is due and does not wait: for an earlier one of the same object, unless it is resent. Until `release` it is
   * not taken again.
   */
  take(now: number): DeliveryRecord | undefined {
    const earlier = new Set<number>();
    for (const { delivery, objects, due } of this.pending.values()) {
      const isInOrder = delivery.state === 'pending';
      const waits = isInOrder && objects.some(object => earlier.has(object));
      if (isInOrder) for (const object of objects) earlier.add(object);
      if (waits || due > now || this.sending.has(delivery.id)) continue;
      this.sending.add(delivery.id);
      return delivery;
    }
    return undefined;
  }

  release({ id }: DeliveryRecord): void {
    this.sending.delete(id);
  }

  /** Milliseconds until another one becomes due; `undefined` where none does. */
  dueIn(now: number): number | undefined {
    const times = [...this.pending.values()].map(({ due }) => due - now).filter(time => time > 0);
    return times.length === 0 ? undefined : Math.min(...times);
  }
}
