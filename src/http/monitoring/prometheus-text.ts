export type Labels = Readonly<Record<string, string>>;

/** A value of a metric; `suffix` is there where a type has several series, as a histogram has. */
export interface Sample {
  readonly suffix?: '_bucket' | '_sum' | '_count';
  readonly labels?: Labels;
  readonly value: number;
}

/** A metric with its values. */
export interface MetricFamily {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export const prometheusType = 'text/plain; version=0.0.4; charset=utf-8';

/** Metrics in the text format of Prometheus (version 0.0.4). */
export function prometheusText(families: readonly MetricFamily[]): string {
  return families.map(familyText).join('\n');
}

function familyText({ name, help, type, samples }: MetricFamily): string {
  const lines = samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${labelText(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelText(labels: Labels): string {
  const listed = Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escaped)}"`)
    .join(',');
  return listed === '' ? '' : `{${listed}}`;
}

function escaped(character: string): string {
  return character === '\n' ? '\\n' : `\\${character}`;
}
