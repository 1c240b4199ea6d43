import { useOwned } from '../frame/useOwned.ts';
import { useQuality, useTableShape } from '../useScene.ts';
import { tableGeometry } from './tableGeometry.ts';
import { paintTable, type TableStyle } from './tablePaint.ts';

export function Table({ style }: { readonly style: TableStyle }) {
  const shape = useTableShape();
  const { tablePaint, anisotropy } = useQuality();
  const geometry = useOwned(() => tableGeometry(shape), [shape]);
  const paint = useOwned(
    () => paintTable(shape, style, tablePaint, anisotropy),
    [shape, style, tablePaint, anisotropy],
  );
  return (
    <mesh name="table" geometry={geometry} position-z={shape.centerZ} receiveShadow>
      {/* Without any shine: on cloth it lies like fog. */}
      <meshLambertMaterial map={paint} />
    </mesh>
  );
}
