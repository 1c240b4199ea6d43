/** A bar on a terminal, silence elsewhere. */
export function progressBar(total: number, label: string): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  const width = 30;
  let shown = -1;
  return (done) => {
    const filled = Math.floor((done / total) * width);
    const percent = Math.floor((done / total) * 100);
    if (percent === shown) return;
    shown = percent;
    process.stderr.write(`\r${label} [${'█'.repeat(filled)}${'·'.repeat(width - filled)}] ${percent}%`);
    if (done >= total) process.stderr.write('\r\x1b[K');
  };
}
