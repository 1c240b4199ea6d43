import { useEffect, useState } from 'react';
import type { MatchReport } from '../../../shared/table/api.ts';
import { gameNamed } from '../../games/registry.ts';
import { checkDeal, type Proof } from '../../hud/fairness/checkDeal.ts';
import { DealProof } from '../../hud/fairness/DealProof.tsx';
import { FAIRNESS_WORDS } from '../../hud/fairness/words.ts';
import { Dialog } from '../../hud/kit/Dialog.tsx';
import { useWords } from '../../i18n/useTexts.ts';
import { call } from '../../net/api.ts';
import { profileStore } from '../../store/person/profile.ts';

interface Props {
  readonly game: string;
  readonly match: string;
  /** As this browser was given it at the deal. */
  readonly commitment: string;
  readonly onClose: () => void;
}

export function FairnessDialog({ game, match, commitment, onClose }: Props) {
  const words = useWords(FAIRNESS_WORDS);
  const [proof, setProof] = useState<Proof | null>();
  const path = `/api/matches/${match}`;
  useEffect(() => {
    let current = true;
    void prove(game, path, commitment).then((proved) => {
      if (current) setProof(proved);
    });
    return () => {
      current = false;
    };
  }, [game, path, commitment]);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <DealProof proof={proof} record={path} />
    </Dialog>
  );
}

async function prove(game: string, path: string, promised: string): Promise<Proof | null> {
  const { token } = profileStore.getState();
  const [report, rules] = await Promise.all([
    call<MatchReport>({ method: 'GET', path, token }),
    gameNamed(game).manifest.loadRules(),
  ]);
  return report.ok ? checkDeal(report.value, rules, promised) : null;
}
