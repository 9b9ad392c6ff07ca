import { AggregatorRegistry, collectDefaultMetrics, register } from 'prom-client';

export type Labels = Readonly<Record<string, string>>;

/** A value of a metric; `metricName` is there where a type has several series, as a histogram has. */
export interface Sample {
  readonly metricName?: string;
  readonly labels: Labels;
  readonly value: number;
}

/** A metric with its values. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly values: readonly Sample[];
}

// Registers the metrics of the process once: services of one process share them.
collectDefaultMetrics();

/** Metrics of a service and those of its process in the text format of Prometheus (version 0.0.4). */
export async function prometheusText(families: readonly MetricFamily[]): Promise<string> {
  const service = AggregatorRegistry.aggregate([families.map(family => ({ ...family, aggregator: 'first' }))]);
  return `${await service.metrics()}\n${await register.metrics()}`;
}
