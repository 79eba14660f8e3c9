/** Seconds; the slowest bucket still tells a slow model from a fast guide. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export interface Metrics {
  /** Notes a finished request; `route` is the pattern, never the address with its ids. */
  request(method: string, route: string, status: number, seconds: number): void;
  /** Everything as Prometheus text, with gauges that are read now. */
  text(gauges: Readonly<Record<string, number>>): string;
}

const labels = (method: string, route: string): string => `method="${method}",route="${route.replaceAll(/["\\\n]/g, '')}"`;

export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const times = new Map<string, { counts: number[]; sum: number; count: number }>();
  return {
    request(method, route, status, seconds) {
      const key = labels(method, route);
      const withStatus = `${key},status="${status}"`;
      requests.set(withStatus, (requests.get(withStatus) ?? 0) + 1);
      const time = times.get(key) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      BUCKETS.forEach((bucket, index) => {
        if (seconds <= bucket) time.counts[index] = (time.counts[index] ?? 0) + 1;
      });
      time.sum += seconds;
      time.count += 1;
      times.set(key, time);
    },
    text(gauges) {
      const lines = ['# TYPE wirewise_requests_total counter'];
      for (const [key, count] of requests) lines.push(`wirewise_requests_total{${key}} ${count}`);
      lines.push('# TYPE wirewise_request_seconds histogram');
      for (const [key, time] of times) {
        BUCKETS.forEach((bucket, index) => {
          lines.push(`wirewise_request_seconds_bucket{${key},le="${bucket}"} ${time.counts[index] ?? 0}`);
        });
        lines.push(`wirewise_request_seconds_bucket{${key},le="+Inf"} ${time.count}`);
        lines.push(`wirewise_request_seconds_sum{${key}} ${time.sum}`, `wirewise_request_seconds_count{${key}} ${time.count}`);
      }
      for (const [name, value] of Object.entries(gauges)) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
      return `${lines.join('\n')}\n`;
    },
  };
}
