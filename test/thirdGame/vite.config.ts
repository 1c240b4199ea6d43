/** The client as the product builds it, with a third game. */

import { defineConfig, mergeConfig } from 'vite';
import client from '../../vite.config.ts';
import { thirdGame } from './vitePlugin.ts';

export default mergeConfig(client, defineConfig({ plugins: [thirdGame()] }));
