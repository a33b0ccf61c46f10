import { ROTULOS_TIPO_REFEICAO } from '@merenda/shared/contratos';
import { formatarData, nomeComum } from '@merenda/shared/formatos';
import { StatusTag } from '@merenda/shared/ui';
import type { RefeicaoComDia } from './refeicoes-do-dia.js';

interface CartaoDaRefeicaoProps {
  uma: RefeicaoComDia;
  comDia: boolean;
  aberta: boolean;
  aoAbrir: () => void;
}

/** A dish as a card that opens it. */
export function CartaoDaRefeicao({ uma, comDia, aberta, aoAbrir }: CartaoDaRefeicaoProps) {
  const { prato, hora, tipo, dia, cardapio, refeicao } = uma;
  return (
    <label className="cozinha-cartao">
      <input type="radio" name="refeicao-da-cozinha" checked={aberta} onChange={aoAbrir} />
      <span>
        <strong>{nomeComum(prato.nome)}</strong>
        <span>
          {comDia && `${formatarData(dia)}, `}
          {hora}, {ROTULOS_TIPO_REFEICAO[tipo]} · {cardapio.faixaEtaria}
        </span>
        <Situacao refeicao={refeicao} />
      </span>
    </label>
  );
}

function Situacao({ refeicao }: Pick<RefeicaoComDia, 'refeicao'>) {
  if (!refeicao) return <StatusTag rotulo="A fazer" />;
  if (!refeicao.executado) return <StatusTag tom="atencao" rotulo="Falta executar" />;
  return <StatusTag tom="sucesso" rotulo={refeicao.lancadaDepois ? 'Executada, lançada depois' : 'Executada'} />;
}
