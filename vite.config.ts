import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin } from './client/offline/compressPlugin.ts';
import { offlinePlugin } from './client/offline/offlinePlugin.ts';
import { previewPlugin } from './client/preview/previewPlugin.ts';

/**
 * Fewer files for whoever waits: all of the lobby is one, all of its words in one language another, and what all tables share, drawn or
 * sculpted, a third. Every small file more costs 300 bytes of headers. What reads input from outside stays apart: it would bring zod.
 */
const WORDS = /[\\/](?:i18n|texts)[\\/](en|de|nl|fr)\.ts$/;
const SHARED_BY_TABLES =
  /[\\/](?:client[\\/](?:choreography|controls|hud[\\/](?:advice|kit|cat)|sound|store|games[\\/]InGame|scene[\\/](?:frame[\\/]pace|layout|cards[\\/](?!cardBatch|cardGeometry|cardMaterial|Cards))|table[\\/](?:overlay|show[\\/](?:BuildBar|pageSound)))|shared[\\/](?:engine[\\/](?!fairness|match|random|record)|table[\\/](?!texts|input\.ts)))/;
/** What the stages of all games begin with. */
const SHARED_BY_STAGES =
  /[\\/]client[\\/](?:choreography[\\/](?:opened|draw)|games[\\/]stageWords|scene[\\/]room[\\/](?:room|paintLayers|roomBuilder))\.ts$/;
const CHUNKS = [
  { name: 'lobby', tags: ['$initial' as const], priority: 1 },
  {
    debugName: 'words',
    name: (id: string) => {
      const language = WORDS.exec(id)?.[1];
      return language === undefined ? null : `words-${language}`;
    },
  },
  { name: 'table', test: SHARED_BY_TABLES, minShareCount: 3 },
  { name: 'stages', test: SHARED_BY_STAGES },
];

/** How the client is built. Nothing that only tests need may be imported here: a host installs without it. */
export default defineConfig({
  root: 'client',
  publicDir: '../public',
  plugins: [react(), offlinePlugin(), compressPlugin(), previewPlugin()],
  // three is one large chunk by nature; test/browser keeps an eye on what is loaded when.
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
});
