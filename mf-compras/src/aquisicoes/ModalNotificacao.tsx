import type { AquisicaoResumo, LimiarDeSaldo } from '@merenda/shared/contratos';
import { CampoQuantidade, ModalFormulario } from '@merenda/shared/ui';
import { useDefinirLimiar } from './aquisicoes.api.js';
import { AQUISICAO } from './entidade.js';

/** From which share of the value on the low balance is announced: 0 to 100%, step 1. */
export function ModalNotificacao({ aquisicao, aoFechar }: { aquisicao: AquisicaoResumo; aoFechar: () => void }) {
  const { mutateAsync: definir } = useDefinirLimiar(aquisicao.id);
  return (
    <ModalFormulario<LimiarDeSaldo>
      entidade={AQUISICAO}
      titulo="Notificação de saldo baixo"
      valores={{ valor: aquisicao.notificacao?.valorAbaixo }}
      confirmacao="Deseja realmente configurar a notificação da Aquisição?"
      sucesso="Notificação configurada com sucesso!"
      largura={480}
      aoSalvar={(limiar) => definir(limiar)}
      aoFechar={aoFechar}
    >
      <CampoQuantidade
        nome="valor"
        rotulo="Avisar quando o valor disponível for menor que"
        obrigatorio
        casas={0}
        min={0}
        max={100}
        sufixo="%"
        ajuda="Percentual do valor da aquisição com seus aditivos, de 0 a 100."
      />
    </ModalFormulario>
  );
}
