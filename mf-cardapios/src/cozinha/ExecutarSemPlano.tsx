import { useEnvio } from '@merenda/shared/ui';
import { Button } from 'antd';
import { REFEICAO_EXECUTADA } from '../refeicao/frases.js';
import { executarRegistrada, fraseDoEnvio } from './cozinha.api.js';
import type { RefeicaoComDia } from './refeicoes-do-dia.js';

interface ExecutarSemPlanoProps {
  unidade: number;
  uma: RefeicaoComDia;
  /** Its id, or the UUID of its registration. */
  id: number | string;
  aoExecutar: () => void;
}

/** Executes a meal without a network, where there is no plan of the lots to show. */
export function ExecutarSemPlano({ unidade, uma, id, aoExecutar }: ExecutarSemPlanoProps) {
  const { enviar, enviando } = useEnvio<RefeicaoComDia>({
    confirmacao: 'Sem rede. Deseja executar a Refeição com os lotes que vencem antes, quando a rede voltar?',
    sucesso: fraseDoEnvio(REFEICAO_EXECUTADA),
    tituloDaFalha: 'Aviso',
    aoSalvar: (refeicao) => executarRegistrada({ unidade, uma: refeicao, id }),
    aoConcluir: aoExecutar,
  });
  return (
    <Button type="primary" loading={enviando} onClick={() => void enviar(uma)}>
      Executar
    </Button>
  );
}
