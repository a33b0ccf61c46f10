import { COLUNAS_DO_PNAE, LIMITES, ROTULOS_COLUNA_DO_PNAE, type PainelDoPnae } from '@merenda/shared/contratos';
import { formatarMoeda } from '@merenda/shared/formatos';
import { Alerta, comEscolha, Lida, Parte, SelectOpcoes, Tela, useHoje } from '@merenda/shared/ui';
import { Descriptions, Flex, Typography } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { BarrasDoAno } from './BarrasDoAno.js';
import { EntradasDoAno } from './EntradasDoAno.js';
import { PrestacaoDeContas } from './PrestacaoDeContas.js';
import { usePainelDoPnae } from './recursos-pnae.api.js';

/** Years before the current one that can be chosen. */
const ANOS_ANTERIORES = 5;

const anoLido = (digitado: string | null, atual: number): number => {
  const ano = Number(digitado);
  return Number.isInteger(ano) && ano >= LIMITES.anoMinimo && ano <= atual + 1 ? ano : atual;
};

/** '/recursos-pnae': what the year's federal money was spent on, and the shortage of each goal of the norm. */
export default function RecursosDoPnae() {
  const atual = Number(useHoje().slice(0, 4));
  const [parametros, setParametros] = useSearchParams();
  const ano = anoLido(parametros.get('ano'), atual);
  const painel = usePainelDoPnae(ano);
  const anos = new Set([...Array.from({ length: ANOS_ANTERIORES + 2 }, (_, n) => atual + 1 - n), ano]);
  return (
    <Tela
      titulo="Recursos do PNAE"
      escolha={
        <SelectOpcoes
          aria-label="Ano"
          style={{ width: 120 }}
          opcoes={[...anos].sort((a, b) => b - a).map((valor) => ({ valor, rotulo: String(valor) }))}
          value={ano}
          onChange={(escolhido) =>
            setParametros(
              (antes) => comEscolha(antes, { ano: escolhido === undefined ? undefined : String(escolhido) }),
              { replace: true },
            )
          }
        />
      }
    >
      <Flex vertical gap="middle">
        <Lida consulta={painel}>
          {(lido) => (
            <>
              <Parte titulo={`Metas de ${ano}`}>
                <Flex vertical gap="middle">
                  <BarrasDoAno painel={lido} />
                  <NaoClassificado painel={lido} />
                  <Typography.Text type="secondary">
                    A agricultura familiar é comparada com o que o FNDE repassou no ano; as outras metas, com tudo o que
                    foi contratado, recebido ou pago. Mínimos são cortados e máximos arredondados para cima.
                  </Typography.Text>
                </Flex>
              </Parte>
              <Parte titulo={`Dinheiro de ${ano}`}>
                <Dinheiro painel={lido} />
              </Parte>
            </>
          )}
        </Lida>
        <EntradasDoAno ano={ano} />
        <PrestacaoDeContas ano={ano} />
      </Flex>
    </Tela>
  );
}

/** The unclassified items in the three columns, with the list in which it is classified. */
function NaoClassificado({ painel: { naoClassificado } }: { painel: PainelDoPnae }) {
  if (COLUNAS_DO_PNAE.every((coluna) => naoClassificado[coluna] === 0)) return null;
  return (
    <Alerta
      type="warning"
      title="Há itens não classificados, que entram no total e em nenhuma meta."
      description={
        <>
          {COLUNAS_DO_PNAE.map(
            (coluna) => `${ROTULOS_COLUNA_DO_PNAE[coluna]}: ${formatarMoeda(naoClassificado[coluna])}`,
          ).join(' · ')}
          . <Link to="/gerenciar-itens">Informe o grau de processamento dos itens</Link>
        </>
      }
    />
  );
}

function Dinheiro({ painel: { recursos, totais } }: { painel: PainelDoPnae }) {
  const { previsto, parcelaPrevista } = recursos;
  const itens = [
    ['Repassado', formatarMoeda(recursos.transferido)],
    [
      'Previsto pelas matrículas',
      previsto === null || parcelaPrevista === null
        ? 'Sem matrículas do ano anterior'
        : `${formatarMoeda(previsto)} (8 parcelas de ${formatarMoeda(parcelaPrevista)})`,
    ],
    ['Saldo anterior', formatarMoeda(recursos.saldoAnterior)],
    ['Rendimentos', formatarMoeda(recursos.rendimentos)],
    ['Devolvido', formatarMoeda(recursos.devolvido)],
    ['Usar o saldo até', recursos.usarAte],
    ...COLUNAS_DO_PNAE.map((coluna) => [ROTULOS_COLUNA_DO_PNAE[coluna], formatarMoeda(totais[coluna])]),
  ];
  return (
    <Descriptions
      column={{ xs: 1, sm: 2, lg: 3 }}
      items={itens.map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}
