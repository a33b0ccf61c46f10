import { ErroApi } from '@merenda/shared';
import { ROTULOS_TIPO_REFEICAO, type Refeicao } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum, nomeProprio, SEM_VALOR } from '@merenda/shared/formatos';
import { origemDosAlunos, REFEICAO_NAO_ENCONTRADA } from '@merenda/shared/regras';
import { DadosDeDemonstracao, EstadoErro, GraficoSobDemanda, Tela, useIdDaRota } from '@merenda/shared/ui';
import { Card, Col, Descriptions, Flex, Row, Skeleton, Typography } from 'antd';
import { lazy } from 'react';
import './desperdicio.css';
import { useRefeicao } from '../refeicao/refeicao.api.js';
import { useDesperdicio } from './desperdicio.api.js';
import { ListaDeAlunos } from './ListaDeAlunos.js';
import { TabelaDeTotais } from './TabelaDeTotais.js';
import { totaisDoDesperdicio } from './totais.js';

const GraficoDeColunas = lazy(() => import('./GraficoDeColunas.js'));

const SAIDA = { rotulo: 'Ver o histórico de execução', para: '/historico-execucao-cardapios' };

/** Waste page (specification 3, section 2): who was fed and who was not, as numbers, chart and lists. */
export default function Desperdicio() {
  const id = useIdDaRota('idRefeicao');
  return (
    <Tela titulo="Desperdício">
      {id === null ? (
        <EstadoErro erro={new ErroApi(404, REFEICAO_NAO_ENCONTRADA)} saida={SAIDA} />
      ) : (
        <DesperdicioDaRefeicao id={id} />
      )}
    </Tela>
  );
}

function DesperdicioDaRefeicao({ id }: { id: number }) {
  const refeicao = useRefeicao(id);
  const desperdicio = useDesperdicio(id);
  return (
    <Flex vertical gap="large">
      {refeicao.data === undefined && refeicao.error !== null ? (
        <EstadoErro consulta={refeicao} saida={SAIDA} />
      ) : (
        <DadosDaRefeicao refeicao={refeicao.data} esperados={desperdicio.data?.alunosParaRefeicao.length} />
      )}
      {desperdicio.data ? (
        <Alunos {...desperdicio.data} />
      ) : desperdicio.error !== null ? (
        // One message is enough where the meal itself is not there.
        refeicao.error === null && <EstadoErro consulta={desperdicio} />
      ) : (
        <Skeleton active />
      )}
    </Flex>
  );
}

const quantosAlunos = (quantos: number): string =>
  `${formatarQuantidade(quantos)} ${quantos === 1 ? 'aluno' : 'alunos'}`;

/** More pupils cooked for than the school expected are waste that the lists cannot show. */
const preparadaPara = ({ quantidadeDePessoas: quantas }: Refeicao, esperados: number | undefined): string =>
  esperados !== undefined && quantas > esperados
    ? `${quantosAlunos(quantas)}; a escola esperava ${formatarQuantidade(esperados)}`
    : quantosAlunos(quantas);

const DADOS: readonly (readonly [
  rotulo: string,
  valor: (refeicao: Refeicao, esperados: number | undefined) => string,
])[] = [
  ['Prato', ({ prato }) => nomeComum(prato.nome)],
  ['Unidade', ({ unidadeEducacional }) => nomeProprio(unidadeEducacional.nome)],
  ['Data', ({ dia, hora }) => `${dia}, ${hora}`],
  ['Tipo', ({ tipo }) => ROTULOS_TIPO_REFEICAO[tipo]],
  ['Preparada para', preparadaPara],
  ['Sobra', ({ sobraDeAlimentos: sobra }) => (sobra === null ? SEM_VALOR : `${formatarQuantidade(sobra, 2)} kg`)],
];

/** The labels are there before the meal: the content below them keeps its place when it comes. */
function DadosDaRefeicao({ refeicao, esperados }: { refeicao: Refeicao | undefined; esperados: number | undefined }) {
  return (
    <div aria-busy={refeicao === undefined}>
      <Descriptions
        column={{ xs: 1, sm: 2, lg: 3 }}
        items={DADOS.map(([rotulo, valor]) => ({
          key: rotulo,
          label: rotulo,
          children: refeicao ? valor(refeicao, esperados) : <Skeleton.Node active style={{ width: 120, height: 16 }} />,
        }))}
      />
    </div>
  );
}

type Listas = NonNullable<ReturnType<typeof useDesperdicio>['data']>;

function Alunos({ alunosParaRefeicao, entradaRefeitorio, desperdicio, alunosEsperados }: Listas) {
  const totais = totaisDoDesperdicio(alunosParaRefeicao.length, entradaRefeitorio.length, desperdicio.length);
  return (
    <>
      <DadosDeDemonstracao servico="enderecoGestaoEscolar" />
      {alunosEsperados && (
        <Typography.Text>
          Esperados: <b>{formatarQuantidade(alunosEsperados.quantidade)}</b> ({origemDosAlunos(alunosEsperados)}).
        </Typography.Text>
      )}
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={12}>
          <Card size="small" title={<Typography.Text strong>Alunos por situação</Typography.Text>}>
            <GraficoSobDemanda altura={280}>
              <GraficoDeColunas totais={totais} />
            </GraficoSobDemanda>
          </Card>
        </Col>
        <Col xs={24} lg={12}>
          <TabelaDeTotais totais={totais} />
        </Col>
      </Row>
      <Row gutter={[16, 16]}>
        <Col xs={24} md={8}>
          <ListaDeAlunos
            titulo="Para a refeição"
            alunos={alunosParaRefeicao}
            vazio="A escola não esperava nenhum aluno."
          />
        </Col>
        <Col xs={24} md={8}>
          <ListaDeAlunos titulo="Alimentados" alunos={entradaRefeitorio} vazio="Nenhum aluno entrou no refeitório." />
        </Col>
        <Col xs={24} md={8}>
          <ListaDeAlunos
            titulo="Não alimentados"
            alunos={desperdicio}
            vazio="Todos os alunos esperados se alimentaram."
          />
        </Col>
      </Row>
    </>
  );
}
