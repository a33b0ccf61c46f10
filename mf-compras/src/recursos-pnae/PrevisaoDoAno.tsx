import { ROTULOS_BARRA_DO_PNAE, type BarraLida, type PrevisaoDoPnae } from '@merenda/shared/contratos';
import { formatarMoeda, SEM_VALOR } from '@merenda/shared/formatos';
import { fraseDaBarra, percentualEscrito } from '@merenda/shared/regras';
import { Lida, Parte, Tabela, type Coluna } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { usePrevisaoDoPnae } from './recursos-pnae.api.js';

/** The goals at the end of the current year, as far as the calendar is planned. */
export function PrevisaoDoAno() {
  return (
    <Parte titulo="Previsão até dezembro">
      <Lida consulta={usePrevisaoDoPnae()}>
        {(previsao) => (
          <Flex vertical gap="middle">
            <Tabela<BarraLida>
              rotulo={`Metas em ${previsao.ate}`}
              linhas={previsao.barras}
              colunas={COLUNAS}
              chave={({ codigo }) => codigo}
              nomeDaLinha={({ codigo }) => ROTULOS_BARRA_DO_PNAE[codigo]}
              vazio={null}
            />
            <Typography.Text type="secondary">{comoSeCalcula(previsao)}</Typography.Text>
          </Flex>
        )}
      </Lida>
    </Parte>
  );
}

const COLUNAS: Coluna<BarraLida>[] = [
  { titulo: 'Meta', valor: ({ codigo }) => ROTULOS_BARRA_DO_PNAE[codigo], principal: true },
  {
    titulo: 'Previsto',
    valor: ({ recebido }) => percentualEscrito(recebido.percentual) ?? SEM_VALOR,
    numerica: true,
    destaque: true,
  },
  { titulo: 'Valor previsto', valor: ({ recebido }) => formatarMoeda(recebido.valor), numerica: true },
  { titulo: 'Situação', valor: fraseDaBarra },
];

/** What the forecast is made of, and what is in no share. */
function comoSeCalcula({ ultimoDia, aReceber, doCalendario, semContrato }: PrevisaoDoPnae): string {
  const calendario =
    ultimoDia === null
      ? 'o calendário ainda não pede nada'
      : `o que o calendário ainda pede, planejado até ${ultimoDia}, pelo preço dos contratos (${formatarMoeda(doCalendario)})`;
  const fora = semContrato === 0 ? '' : ` O que nenhum contrato cobre (${formatarMoeda(semContrato)}) não entra.`;
  return `A previsão soma o que já foi recebido, o que as solicitações esperam (${formatarMoeda(aReceber)}) e ${calendario}. O pedido ao calendário é o da lista de necessidades, de todas as unidades.${fora}`;
}
