import type { Labels, Sample } from './prometheus-text.js';

/** Upper bounds of the buckets of durations, in seconds. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 10];

/** Counts calls by method and outcome, and their durations; samples are made only when somebody asks for them. */
export class CallFigures {
  private readonly byMethod = new Map<string, MethodFigures>();

  of(method: string): MethodFigures {
    const known = this.byMethod.get(method);
    if (known) return known;
    const figures = new MethodFigures();
    this.byMethod.set(method, figures);
    return figures;
  }

  get outcomes(): readonly Sample[] {
    return [...this.byMethod].flatMap(([method, figures]) => figures.outcomesWith({ method }));
  }

  durations(name: string): readonly Sample[] {
    return [...this.byMethod].flatMap(([method, figures]) => figures.durationsWith({ method }, name));
  }
}

/** The calls of a method. */
class MethodFigures {
  private readonly counts = new Map<string, number>();
  /** Calls by the bucket of their duration; the last one has no upper bound. */
  private readonly buckets: number[] = [...bounds, Number.POSITIVE_INFINITY].map(() => 0);
  private seconds = 0;

  /** Counts a call, or a request that held none and has no duration. */
  noteCall(outcome: string, seconds?: number): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1);
    if (seconds === undefined) return;
    let bucket = 0;
    while (seconds > (bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1;
    this.seconds += seconds;
  }

  outcomesWith(labels: Labels): readonly Sample[] {
    return [...this.counts].map(([outcome, value]) => ({ labels: { ...labels, outcome }, value }));
  }

  /** A histogram of this name: each bucket counts those below it, too. */
  durationsWith(labels: Labels, name: string): readonly Sample[] {
    let count = 0;
    const buckets = this.buckets.map((calls, at): Sample => {
      count += calls;
      return { metricName: `${name}_bucket`, labels: { le: String(bounds[at] ?? '+Inf'), ...labels }, value: count };
    });
    if (count === 0) return [];
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.seconds },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
