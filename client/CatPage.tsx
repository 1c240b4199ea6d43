/** Your cat. Loaded apart from the lobby, and the mirror apart from the form: names can be typed before any 3D is there. */

import './styles/cat.css';
import { lazy, Suspense } from 'react';
import { useFlat } from './controls/useFlat.ts';
import { CatEditor } from './hud/lobby/CatEditor.tsx';

const CatMirror = lazy(async () => ({ default: (await import('./CatMirror.tsx')).CatMirror }));

const KeepCat = lazy(async () => ({ default: (await import('./cat/keep/KeepCat.tsx')).KeepCat }));

export function CatPage() {
  return (
    <CatEditor Mirror={useFlat() ? undefined : CatMirror}>
      <Suspense>
        <KeepCat />
      </Suspense>
    </CatEditor>
  );
}
