import type { AquisicaoResumo } from '@merenda/shared/contratos';
import { Alerta } from '@merenda/shared/ui';
import { Button } from 'antd';
import { quantas } from './ModalFontes.js';

interface AvisoDasFontesProps {
  aquisicoes: readonly AquisicaoResumo[];
  aoConferir: (aquisicoes: readonly AquisicaoResumo[]) => void;
}

/** Acquisitions that are older than the question who pays them: nothing once somebody has answered it for all. */
export function AvisoDasFontes({ aquisicoes, aoConferir }: AvisoDasFontesProps) {
  const abertas = aquisicoes.filter(({ fonteConferida }) => !fonteConferida);
  if (abertas.length === 0) return null;
  return (
    <Alerta
      type="warning"
      title={`${quantas(abertas.length)} ${abertas.length === 1 ? 'está' : 'estão'} como PNAE/FNDE. Confira a fonte de recursos.`}
      description="Só o que o PNAE paga conta nos percentuais dos recursos do PNAE."
      acao={<Button onClick={() => aoConferir(abertas)}>Conferir</Button>}
      style={{ marginBottom: 16 }}
    />
  );
}
