/** The feed as this page has it: pages one after another, and what somebody likes at once. */

import type { Refusal } from '../../../shared/engine/game.ts';
import type { Result } from '../../../shared/engine/result.ts';
import type { Feed, FeedReveal, FeedSpan, Liked, RevealWish, RevealWished } from '../../../shared/table/gallery.ts';
import type { Language } from '../../../shared/table/talk.ts';
import { call } from '../../net/api.ts';
import { introduce } from '../../net/identity.ts';
import { profileStore } from '../../store/person/profile.ts';

export const nameOf = ({ match, seq }: Which): string => `${match}/${seq}`;

export function loadFeed(span: FeedSpan, page: string | undefined): Promise<Result<Feed, Refusal>> {
  const { token } = profileStore.getState();
  const query = new URLSearchParams({ span, ...(page === undefined ? {} : { page }) });
  return call<Feed>({ method: 'GET', path: `/api/feed?${query}`, ...(token === '' ? {} : { token }) });
}

/** Who likes something is somebody from then on. */
export async function like(reveal: FeedReveal, liked: boolean, language: Language): Promise<Result<Liked, Refusal>> {
  const known = await introduce(language);
  if (!known.ok) return known;
  return call<Liked>({
    method: 'PUT',
    path: `/api/reveals/${nameOf(reveal)}/like`,
    token: known.value,
    body: { liked },
  });
}

export type Which = Pick<FeedReveal, 'match' | 'seq'>;

/** Whether somebody is in it is asked only for those who are somebody here. */
export async function wishedFor(reveal: Which): Promise<RevealWish | undefined> {
  const { token } = profileStore.getState();
  if (token === '') return undefined;
  const answer = await call<RevealWished>({ method: 'GET', path: `/api/reveals/${nameOf(reveal)}/wish`, token });
  return answer.ok ? answer.value.wish : undefined;
}

export function wishFor(reveal: Which, wish: RevealWish): Promise<Result<unknown, Refusal>> {
  const { token } = profileStore.getState();
  return call({ method: 'PUT', path: `/api/reveals/${nameOf(reveal)}/wish`, token, body: { wish } });
}
