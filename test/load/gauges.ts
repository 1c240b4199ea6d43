/** What a server says about itself, read from /metrics. */

export interface Gauges {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
  readonly heapBytes: number;
  readonly commits: number;
}

export async function readGauges(url: string): Promise<Gauges> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^hotpaws_${name}(?:\\{.*\\})? (.+)$`, 'm').exec(text)?.[1]);
  return {
    cpuSeconds: value('process_cpu_seconds_total'),
    residentBytes: value('process_resident_memory_bytes'),
    heapBytes: value('nodejs_heap_size_used_bytes'),
    commits: value('journal_commit_milliseconds_count'),
  };
}
