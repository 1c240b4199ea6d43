/** Your cat. Loaded apart from the lobby: the mirror brings 3D with it. */

import './styles/cat.css';
import { CatEditor } from './hud/lobby/CatEditor.tsx';

export function CatPage() {
  return <CatEditor Mirror={undefined} />;
}
