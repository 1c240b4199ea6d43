/** A share in a few columns, drawn small. Who does not see it gets the same as a table. */

export interface Column {
  readonly label: string;
  /** From 0 to 1; undefined where nothing was there to share. */
  readonly share: number | undefined;
  readonly said: string;
}

interface Props {
  /** What is seen over it, and what its table is called. */
  readonly label?: string;
  readonly caption: string;
  /** What the columns are, and what stands in them. */
  readonly head: string;
  readonly value: string;
  readonly kind: 'line' | 'bars';
  readonly columns: readonly Column[];
}

const WIDTH = 160;
const HEIGHT = 44;
const PAD = 4;

export function RateChart({ label: shown, caption, head, value, kind, columns }: Props) {
  const step = (WIDTH - 2 * PAD) / Math.max(1, columns.length);
  const points = columns.flatMap(({ share }, place) =>
    share === undefined ? [] : [{ x: PAD + step * (place + 0.5), y: HEIGHT - PAD - share * (HEIGHT - 2 * PAD) }],
  );
  return (
    <figure className="rate-chart">
      {shown === undefined ? undefined : <figcaption aria-hidden="true">{shown}</figcaption>}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <path className="chart-half" d={`M${PAD} ${HEIGHT / 2}H${WIDTH - PAD}`} />
        <path className="chart-floor" d={`M${PAD} ${HEIGHT - PAD}H${WIDTH - PAD}`} />
        {kind === 'line' ? (
          <>
            <polyline className="chart-line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {points.map(({ x, y }) => (
              <circle key={x} className="chart-dot" cx={x} cy={y} r={2.5} />
            ))}
          </>
        ) : (
          points.map(({ x, y }) => {
            const width = Math.min(18, step * 0.7);
            return (
              <rect
                key={x}
                className="chart-bar"
                x={x - width / 2}
                y={Math.min(y, HEIGHT - PAD - 1)}
                width={width}
                height={Math.max(1, HEIGHT - PAD - y)}
                rx={2}
              />
            );
          })
        )}
      </svg>
      <div className={kind === 'bars' ? 'chart-ends each' : 'chart-ends'} aria-hidden="true">
        {(kind === 'bars' ? columns : ends(columns)).map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      {/* Not on the table itself: its width cannot be cut, and the page would scroll sideways. */}
      <div className="hidden-text">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col">{value}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ label, said }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{said}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Months are long words: the first and the last have to do. */
const ends = (columns: readonly Column[]): readonly Column[] =>
  columns.filter((_, place) => place === 0 || place === columns.length - 1);
