import { startTransition, use, useEffect, useState } from 'react';
import type { CatLook } from '../../../shared/table/people/catLook.ts';
import { useOwned } from '../frame/useOwned.ts';
import { type CatModel, createCatModel } from './catModel.ts';
import type { CatQuality } from './quality.ts';
import { type CatOrder, orderCat } from './workshop/catOrder.ts';

/**
 * Has a cat made beside the page. Ordered in an effect and not while rendering: React may render twice, or give up, and nobody would
 * return what such an order borrowed.
 */
export function useCatOrder(look: CatLook, quality: CatQuality, bot: boolean, hero: boolean): CatOrder | undefined {
  const [order, setOrder] = useState<CatOrder>();
  // The same look in another object is the same cat.
  const key = JSON.stringify(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the look, and an order that has come is no reason for another
  useEffect(() => {
    const next = orderCat(look, { quality, bot, hero });
    const letGo = next.hold();
    // The first cats come one by one, each as soon as it can: a transition would wait for the last of them. A later one takes over
    // from another, who stays until then: an empty seat would be a shock.
    if (order === undefined) setOrder(next);
    else startTransition(() => setOrder(next));
    return letGo;
  }, [key, quality, bot, hero]);
  return order;
}

/** Suspends until the cat is sculpted. Whoever shows it holds it, also when the next one is already ordered. */
export function useCat(order: CatOrder): CatModel {
  const assets = use(order.assets);
  useEffect(() => order.hold(), [order]);
  return useOwned(() => createCatModel(order.look, order.options, assets), [order, assets]);
}
