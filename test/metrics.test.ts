import { CallFigures } from '../src/http/monitoring/call-figures.js';
import { createMetrics } from '../src/http/monitoring/metrics.js';
import { prometheusText } from '../src/http/monitoring/prometheus-text.js';
import test from './helpers/suite.js';

test('metrics are in the text format of Prometheus', async t => {
  const metrics = createMetrics(() => 3, { backups: { newest: 17.5, failures: 2 } });
  metrics.rejected('Busy');
  metrics.rejected('Busy');
  metrics.strangers('no key');
  const [service, process] = (await metrics.text()).split(/\n(?=# HELP process_cpu_user_seconds_total )/);
  t.is(
    service,
    `# HELP kataster_backup_newest_timestamp_seconds When the newest backup was begun; 0 where there is none.
# TYPE kataster_backup_newest_timestamp_seconds gauge
kataster_backup_newest_timestamp_seconds 17.5

# HELP kataster_backup_failures_total Backups that came to nothing since the start.
# TYPE kataster_backup_failures_total counter
kataster_backup_failures_total 2

# HELP kataster_writer_queue_length Writes that wait for their turn.
# TYPE kataster_writer_queue_length gauge
kataster_writer_queue_length 3

# HELP kataster_requests_total Calls by method and outcome; method 'none' is what is no call.
# TYPE kataster_requests_total counter
kataster_requests_total{method="none",outcome="Busy"} 2

# HELP kataster_request_duration_seconds How long calls took.
# TYPE kataster_request_duration_seconds histogram

# HELP kataster_refused_callers_total Callers who are not let in, by reason: keys, logins, sessions, or too many guesses at passwords.
# TYPE kataster_refused_callers_total counter
kataster_refused_callers_total{reason="no key"} 1
`,
  );
  for (const name of ['process_start_time_seconds', 'process_resident_memory_bytes', 'nodejs_heap_size_used_bytes'])
    t.regex(process ?? '', new RegExp(`^${name} [1-9]`, 'm'));
});

test('services of one process share its metrics, and none has those of another', async t => {
  const [one, other] = [createMetrics(() => 1), createMetrics(() => 2)];
  const texts = [await one.text(), await other.text(), await one.text()];
  t.deepEqual(
    texts.map(text => [text.match(/^kataster_writer_queue_length .*/gm), text.match(/^process_start_time_seconds /gm)?.length]),
    ['1', '2', '1'].map(waiting => [[`kataster_writer_queue_length ${waiting}`], 1]),
  );
});

test('a call is counted by its outcome, and in every bucket that its duration is not above', t => {
  const calls = new CallFigures();
  for (const seconds of [0.0004, 0.0005, 0.3, 11]) calls.of('a').noteCall(seconds > 10 ? 'TimedOut' : 'success', seconds);
  const outcomes = calls.outcomes.map(({ labels, value }) => [labels?.method, labels?.outcome, value]);
  t.deepEqual(outcomes, [
    ['a', 'success', 3],
    ['a', 'TimedOut', 1],
  ]);
  const buckets = calls
    .durations('s')
    .filter(({ metricName }) => metricName === 's_bucket')
    .map(({ labels, value }) => [labels?.le, value]);
  t.deepEqual(buckets.slice(0, 2), [
    ['0.0005', 2],
    ['0.001', 2],
  ]);
  t.deepEqual(buckets.slice(-4), [
    ['1', 3],
    ['5', 3],
    ['10', 3],
    ['+Inf', 4],
  ]);
  const totals = calls.durations('s').filter(({ metricName }) => metricName !== 's_bucket');
  t.deepEqual(
    totals.map(({ metricName, value }) => [metricName, value]),
    [
      ['s_sum', 11.3009],
      ['s_count', 4],
    ],
  );
});

test('values of labels are escaped', async t => {
  const values = [{ labels: { name: 'a"b\\c\nd' }, value: 1 }];
  t.regex(await prometheusText([{ name: 'x', help: 'y', type: 'gauge', values }]), /^x\{name="a\\"b\\\\c\\nd"\} 1$/m);
});
