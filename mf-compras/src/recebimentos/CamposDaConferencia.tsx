import { LIMITES, ROTULOS_INSPECAO, type ItemSolicitacao } from '@merenda/shared/contratos';
import { numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { descreverLimites, ladoForaDoLimite } from '@merenda/shared/regras';
import { Campo, CampoTemperatura, CampoTexto, LinhaDeCampos, opcoesDe, SelectOpcoes } from '@merenda/shared/ui';
import { Form, Typography } from 'antd';
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

interface ConferenciaDoLoteProps {
  linha: (campo: string) => (string | number)[];
  /** Path of the lot in the form. */
  lote: (string | number)[];
  item: ItemSolicitacao;
}

/** The check of a lot; its temperature is compared with the limits of the product while it is typed. */
export function ConferenciaDoLote({ linha, lote, item }: ConferenciaDoLoteProps) {
  const temperatura = numeroLido(Form.useWatch<NumeroDigitado | undefined>([...lote, 'temperatura']));
  const limite = descreverLimites(item);
  const lado = ladoForaDoLimite(temperatura, item);
  return (
    <LinhaDeCampos>
      <Campo nome={linha('deAcordo')} rotulo="Lote e datas de acordo?">
        <SelectOpcoes opcoes={RESPOSTAS} allowClear />
      </Campo>
      <CampoTemperatura
        nome={linha('temperatura')}
        rotulo="Temperatura do produto"
        ajuda={
          limite !== null && (
            <Typography.Text role="status" type={lado === null ? 'secondary' : 'warning'}>
              {lado === null ? `Limite: ${limite}.` : `Está ${lado} do limite: ${limite}.`}
            </Typography.Text>
          )
        }
      />
      <Campo nome={linha('inspecao')} rotulo="Inspeção">
        <SelectOpcoes opcoes={INSPECOES} allowClear />
      </Campo>
    </LinhaDeCampos>
  );
}
