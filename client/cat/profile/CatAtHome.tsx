/** A cat in 3D on its cushion, with its trophies on shelves around it. */

import { RoundedBox } from '@react-three/drei';
import { useThree } from '@react-three/fiber';
import { type BufferGeometry, Vector2 } from 'three';
import type { CatLook } from '../../../shared/table/people/catLook.ts';
import { CatMirror } from '../../CatMirror.tsx';
import { bowl, goblet, grandCup } from '../../scene/figures/cups.ts';
import { metalMaterial } from '../../scene/figures/figureMaterial.ts';
import { useOwned } from '../../scene/frame/useOwned.ts';
import type { Metal } from './trophies.ts';

interface Props {
  readonly look: CatLook;
  /** The first ones are shown: so many have room. */
  readonly trophies: readonly Metal[];
}

export const CatAtHome = ({ look, trophies }: Props) => (
  <CatMirror look={look} view={viewOf}>
    <Cushion />
    <Shelves trophies={trophies} />
  </CatMirror>
);

type Place = readonly [x: number, y: number, z: number];

/** A window that is higher than it is wide has its shelves over the cat, any other at its sides. */
const isUpright = ({ width, height }: { readonly width: number; readonly height: number }) => width < 1.25 * height;

const viewOf = (size: { readonly width: number; readonly height: number }) =>
  isUpright(size) ? { from: [0, 3, 12.4] as const, at: 2.4 } : { from: [0, 2.2, 8.2] as const, at: 1.42 };

const BEHIND = -1.7;
const BOARD = { long: 2.7, thick: 0.14, deep: 0.72 };
const AT_A_BOARD = 2;
/** The middle of each board, in the order in which they are filled. */
const WIDE: readonly Place[] = [
  [-3.6, 2, BEHIND],
  [3.6, 2, BEHIND],
  [-3.6, 0.2, BEHIND],
  [3.6, 0.2, BEHIND],
];
const UPRIGHT: readonly Place[] = [
  [-1.42, 3.2, BEHIND],
  [1.42, 3.2, BEHIND],
  [-1.42, 4.7, BEHIND],
  [1.42, 4.7, BEHIND],
];
const CUP = 0.9;
const BETWEEN = 1.3;

function Shelves({ trophies }: { readonly trophies: readonly Metal[] }) {
  const boards = useThree(({ size }) => isUpright(size)) ? UPRIGHT : WIDE;
  return boards.map((place, board) => {
    const cups = trophies.slice(board * AT_A_BOARD, (board + 1) * AT_A_BOARD);
    // An empty board says that there is something to be won; four of them would say it too often.
    return board > 1 && cups.length === 0 ? undefined : <Board key={place.join()} place={place} cups={cups} />;
  });
}

function Board({ place, cups }: { readonly place: Place; readonly cups: readonly Metal[] }) {
  return (
    <group position={place}>
      <RoundedBox
        args={[BOARD.long, BOARD.thick, BOARD.deep]}
        radius={0.05}
        smoothness={3}
        position-y={-BOARD.thick / 2}
      >
        <meshStandardMaterial color="#8a4a24" roughness={0.55} />
      </RoundedBox>
      {[-1, 1].map((side) => (
        <mesh key={side} position={[side * (BOARD.long / 2 - 0.3), -0.28, -0.12]}>
          <boxGeometry args={[0.1, 0.36, 0.3]} />
          <meshStandardMaterial color="#4a2310" roughness={0.7} />
        </mesh>
      ))}
      {cups.map((metal, at) => (
        <Cup
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on a board
          key={at}
          metal={metal}
          x={(at - (cups.length - 1) / 2) * BETWEEN}
        />
      ))}
    </group>
  );
}

const SHAPES: { readonly [metal in Metal]: () => BufferGeometry } = { bronze: bowl, silver: goblet, gold: grandCup };

function Cup({ metal, x }: { readonly metal: Metal; readonly x: number }) {
  const shape = useOwned(SHAPES[metal], [metal]);
  const material = useOwned(() => metalMaterial(metal), [metal]);
  return <mesh geometry={shape} material={material} position-x={x} scale={CUP} />;
}

/** Half the outline, from the middle of the top to the floor: pressed in where somebody sits. */
const OUTLINE = [
  [0, 0.02],
  [0.8, 0.02],
  [1.3, 0.1],
  [1.62, 0.06],
  [1.75, -0.12],
  [1.62, -0.3],
  [1.2, -0.38],
  [0, -0.4],
].map(([x, y]) => new Vector2(x, y));
const SIDES = 48;

function Cushion() {
  return (
    <group>
      <mesh>
        <latheGeometry args={[OUTLINE, SIDES]} />
        <meshStandardMaterial color="#8d1531" roughness={0.85} />
      </mesh>
      <mesh position={[0, -0.12, 0]} rotation={[Math.PI / 2, 0, 0]}>
        <torusGeometry args={[1.74, 0.05, 10, SIDES]} />
        <meshStandardMaterial color="#f2c65c" roughness={0.4} metalness={0.5} />
      </mesh>
    </group>
  );
}
