import './styles/tokens.css';
import './styles/base.css';
import './styles/kit.css';
import './styles/home.css';
import './net/withoutEval.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { actions } from './appActions.ts';
import { gameNamed, gameWords } from './games/registry.ts';
import { chosenLanguage, speak } from './i18n/language.ts';
import { registerServiceWorker } from './offline/register.ts';
import { currentRoute, followLinks } from './store/page/address.ts';
import { profileStore } from './store/person/profile.ts';
import { type Settings, settingsStore } from './store/person/settings.ts';

const { documentElement: page } = document;

function dress({ largeText, leftHanded, reducedMotion, colourBlind }: Settings): void {
  page.toggleAttribute('data-large-text', largeText);
  page.toggleAttribute('data-left-handed', leftHanded);
  page.toggleAttribute('data-reduced-motion', reducedMotion);
  page.toggleAttribute('data-colour-blind', colourBlind);
}

const speakAs = ({ language }: Settings) => speak(chosenLanguage(language, navigator.languages), gameWords);

async function begin(): Promise<void> {
  followLinks();
  const settings = settingsStore.getState();
  dress(settings);
  page.dataset.theme = gameNamed(profileStore.getState().game).theme;
  await speakAs(settings);
  settingsStore.subscribe((next, before) => {
    dress(next);
    if (next.language !== before.language) void speakAs(next);
  });
  const root = document.getElementById('app');
  if (root === null) throw new Error('The page has no place for the app');
  createRoot(root).render(<App />);
  whenQuiet(() => {
    // The table comes while somebody still looks at the lobby; who is quicker than that fetches it by reaching for the button. Elsewhere it may be
    // of a game that nobody asked for.
    if (currentRoute().page === 'home') actions.preload();
    registerServiceWorker();
  });
}

const QUIET_MS = 3000;

/** Some time after everything that can be seen has arrived: on a slow line the table would take its place. */
function whenQuiet(act: () => void): void {
  const later = () =>
    setTimeout(() => (typeof requestIdleCallback === 'function' ? requestIdleCallback(act) : act()), QUIET_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

void begin();
