import { LIMITES, ROTULOS_INSPECAO } from '@merenda/shared/contratos';
import { Campo, CampoTexto, LinhaDeCampos, opcoesDe, SelectOpcoes } from '@merenda/shared/ui';
import { CampoTemperatura } from './CampoTemperatura.js';
import type { RespostaDigitada } from './digitado.js';

const RESPOSTAS = opcoesDe<RespostaDigitada>({ SIM: 'Sim', NAO: 'Não' });
const INSPECOES = opcoesDe(ROTULOS_INSPECAO);

/** The vehicle, and who looked at the goods. */
export function ConferenciaDaEntrega() {
  return (
    <LinhaDeCampos>
      <CampoTexto nome="placa" rotulo="Placa do veículo" max={LIMITES.placa} maiusculo />
      <CampoTemperatura nome="temperaturaVeiculo" rotulo="Temperatura do veículo" />
      <CampoTexto nome="conferente" rotulo="Quem conferiu" max={LIMITES.nome} />
    </LinhaDeCampos>
  );
}

/** What was seen of a lot. */
export function ConferenciaDoLote({ linha }: { linha: (campo: string) => (string | number)[] }) {
  return (
    <LinhaDeCampos>
      <Campo nome={linha('deAcordo')} rotulo="Lote e datas de acordo?">
        <SelectOpcoes opcoes={RESPOSTAS} allowClear />
      </Campo>
      <CampoTemperatura nome={linha('temperatura')} rotulo="Temperatura do produto" />
      <Campo nome={linha('inspecao')} rotulo="Inspeção">
        <SelectOpcoes opcoes={INSPECOES} allowClear />
      </Campo>
    </LinhaDeCampos>
  );
}
