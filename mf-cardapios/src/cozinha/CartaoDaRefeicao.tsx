import { ROTULOS_TIPO_REFEICAO } from '@merenda/shared/contratos';
import { formatarData, nomeComum } from '@merenda/shared/formatos';
import { StatusTag } from '@merenda/shared/ui';
import { useEspera } from './espera.js';
import type { RefeicaoComDia } from './refeicoes-do-dia.js';

interface CartaoDaRefeicaoProps {
  unidade: number;
  uma: RefeicaoComDia;
  comDia: boolean;
  aberta: boolean;
  aoAbrir: () => void;
}

/** A dish as a card that opens it. */
export function CartaoDaRefeicao({ unidade, uma, comDia, aberta, aoAbrir }: CartaoDaRefeicaoProps) {
  const { prato, hora, tipo, dia, cardapio } = uma;
  return (
    <label className="cartao-de-escolha">
      <input type="radio" name="refeicao-da-cozinha" checked={aberta} onChange={aoAbrir} />
      <span>
        <strong>{nomeComum(prato.nome)}</strong>
        <span>
          {comDia && `${formatarData(dia)}, `}
          {hora}, {ROTULOS_TIPO_REFEICAO[tipo]} · {cardapio.faixaEtaria}
        </span>
        <Situacao unidade={unidade} uma={uma} />
      </span>
    </label>
  );
}

/** The state that the server knows, or the one that the meal will have when what waits is sent. */
function Situacao({ unidade, uma }: Pick<CartaoDaRefeicaoProps, 'unidade' | 'uma'>) {
  const { refeicao } = uma;
  const { registro, executa, recusados } = useEspera(unidade, uma);
  if (recusados.length > 0) return <StatusTag tom="perigo" rotulo="O servidor não aceitou" />;
  if (executa) return <StatusTag tom="atencao" rotulo="Executada, a enviar" />;
  if (registro) return <StatusTag tom="atencao" rotulo="Registrada, a enviar" />;
  if (!refeicao) return <StatusTag rotulo="A fazer" />;
  if (!refeicao.executado) return <StatusTag tom="atencao" rotulo="Falta executar" />;
  return <StatusTag tom="sucesso" rotulo={refeicao.lancadaDepois ? 'Executada, lançada depois' : 'Executada'} />;
}
