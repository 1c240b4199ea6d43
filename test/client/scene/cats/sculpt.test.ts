import { describe, expect, test } from 'vitest';
import { sculptCoat } from '../../../../client/scene/cats/sculpt/coat.ts';
import { sculptDress } from '../../../../client/scene/cats/sculpt/dress.ts';
import { sculptEyes } from '../../../../client/scene/cats/sculpt/eyes.ts';
import { type Detail, type Sculpture, sculptureOf } from '../../../../client/scene/cats/sculpt/sculpture.ts';
import { buildOf } from '../../../../client/scene/cats/species.ts';
import { finish } from '../../../../client/scene/cats/workshop/work.ts';
import { type CatLook, SPECIES } from '../../../../shared/table/people/catLook.ts';

/** The most that anybody can wear. */
const heaviest = (species: CatLook['species']): CatLook => ({
  species,
  coat: 'classic',
  pattern: 'classic',
  eyes: 'amber',
  ears: 'large',
  cheeks: 'bushy',
  neckwear: 'bandana',
  headwear: 'westernHat',
  badge: 'sheriffStar',
  cloth: 'blue',
});

function sculpt(look: CatLook, detail: Detail): { coat: Sculpture; dress: Sculpture } {
  const build = buildOf(look);
  return {
    coat: sculptureOf(finish(sculptCoat({ build, notched: look.ears === 'notched', bib: true, detail }))),
    dress: sculptureOf(finish(sculptDress({ clothes: look, muzzle: build.muzzle, mane: build.mane, detail }))),
  };
}

const trianglesOf = ({ coat, dress }: ReturnType<typeof sculpt>, shadows: boolean): number =>
  (coat.look.count + dress.look.count + (shadows ? coat.shadow.count + dress.shadow.count : 0)) / 3;

describe('the budget of triangles', () => {
  test('six fully dressed cats of six species with their shadows stay within 250,000', () => {
    const eyes = (sculptEyes(22).getIndex()?.count ?? 0) / 3;
    const cats = SPECIES.map((species) => trianglesOf(sculpt(heaviest(species), 'fine'), true) + eyes);
    expect(cats.reduce((sum, triangles) => sum + triangles, 0)).toBeLessThan(250_000);
  });

  test('a small screen gets cats of less than half the triangles', () => {
    const look = heaviest('tiger');
    const fine = trianglesOf(sculpt(look, 'fine'), false);
    expect(trianglesOf(sculpt(look, 'coarse'), false)).toBeLessThan(fine / 2);
  });
});

describe('a sculpted coat', () => {
  const { coat } = sculpt(heaviest('lynx'), 'coarse');
  const position = coat.geometry.getAttribute('position');
  const trait = coat.geometry.getAttribute('trait');
  const index = coat.geometry.getIndex();

  test('every vertex belongs to a bone or a tube that exists', () => {
    for (let vertex = 0; vertex < trait.count; vertex += 1) expect(trait.getX(vertex)).toBeLessThan(11);
  });

  test('no coordinate is broken', () => {
    for (const name of ['position', 'normal', 'uv']) {
      expect(coat.geometry.getAttribute(name).array.every(Number.isFinite)).toBe(true);
    }
  });

  test('texture coordinates stay inside the atlas', () => {
    expect(coat.geometry.getAttribute('uv').array.every((value) => value >= 0 && value <= 1)).toBe(true);
  });

  test('the mesh to look at and the mesh of the shadow share no vertex', () => {
    const looked = new Set<number>();
    for (let at = 0; at < coat.look.count; at += 1) looked.add(index!.getX(at));
    for (let at = coat.shadow.start; at < index!.count; at += 1) expect(looked.has(index!.getX(at))).toBe(false);
  });

  test('the face is its own mirror image', () => {
    const right: string[] = [];
    const left: string[] = [];
    for (let vertex = 0; vertex < position.count; vertex += 1) {
      if (trait.getX(vertex) !== 1) continue;
      const [x, y, z] = [position.getX(vertex), position.getY(vertex), position.getZ(vertex)];
      (x > 0 ? right : left).push([Math.abs(x), y, z].map((value) => value.toFixed(5)).join());
    }
    expect(right.sort()).toEqual(left.sort());
  });
});

test('the same build sculpts the same cat', () => {
  const [one, two] = [sculpt(heaviest('panther'), 'coarse'), sculpt(heaviest('panther'), 'coarse')];
  expect(one.coat.geometry.getAttribute('position').array).toEqual(two.coat.geometry.getAttribute('position').array);
});
