import { Alerta } from '@merenda/shared/ui';
import { Button } from 'antd';

/** A stock line that goes before the lot that expires first, and why. */
export interface LoteEscolhido {
  id: number;
  lote: string;
  motivo: string;
}

interface LotesEscolhidosProps {
  escolhidos: readonly LoteEscolhido[];
  aoSoltar: (lote: LoteEscolhido) => void;
}

/** The lots that a person chose for a meal, each with the way back. */
export function LotesEscolhidos({ escolhidos, aoSoltar }: LotesEscolhidosProps) {
  return escolhidos.map((escolhido) => (
    <Alerta
      key={escolhido.id}
      type="info"
      title={`O lote ${escolhido.lote} sai antes: ${escolhido.motivo}`}
      acao={
        <Button aria-label={`Desfazer a escolha do lote ${escolhido.lote}`} onClick={() => aoSoltar(escolhido)}>
          Desfazer
        </Button>
      }
    />
  ));
}
