import type { ColunaDePlanilha, Palpite, PlanilhaLida, SinalDecimal } from '@merenda/shared/contratos';
import { trocasDaColuna } from '@merenda/shared/regras';
import { Alert, Button, Flex, Typography } from 'antd';
import { SelectOpcoes } from '../campos/SelectOpcoes.js';
import { Tabela, type Coluna } from '../gerenciar/Tabela.js';
import { StatusTag, type Tom } from '../StatusTag.js';
import { ArquivoNaTela } from './ArquivoNaTela.js';
import { CamposSemColuna } from './CamposSemColuna.js';
import { PalavrasSemOpcao } from './PalavrasSemOpcao.js';

interface EtapaColunasProps {
  lida: PlanilhaLida;
  colunas: readonly ColunaDePlanilha[];
  /** Another sheet of the file is being read. */
  lendo: boolean;
  conferindo: boolean;
  aoTrocarFolha: (folha: string) => void;
  aoMudar: (colunas: ColunaDePlanilha[]) => void;
  aoVoltar: () => void;
  aoConferir: () => void;
}

/** A column of the file, with its position and why it has its field. */
interface LinhaDaTabela extends ColunaDePlanilha {
  posicao: number;
  palpite: Palpite | undefined;
}

const CONFIANCAS: Record<Palpite['confianca'], { rotulo: string; tom: Tom }> = {
  CERTO: { rotulo: 'Certo', tom: 'sucesso' },
  PROVAVEL: { rotulo: 'Provável', tom: 'atencao' },
  NENHUM: { rotulo: 'Nenhum', tom: 'neutro' },
};

/** The second step: which field each column fills, what its words mean, and the fields that no column fills. */
export function EtapaColunas({
  lida,
  colunas,
  lendo,
  conferindo,
  aoTrocarFolha,
  aoMudar,
  aoVoltar,
  aoConferir,
}: EtapaColunasProps) {
  const { semColuna, repetidos } = faltas(lida.campos, colunas);
  const opcoes = lida.campos.map(({ campo, titulo, obrigatorio }) => ({
    valor: campo,
    rotulo: obrigatorio ? `${titulo} *` : titulo,
  }));
  const numericos = new Set<string | null>(lida.campos.flatMap(({ campo, numerico }) => (numerico ? [campo] : [])));
  const mudar = (posicao: number, mudanca: Partial<ColunaDePlanilha>) =>
    aoMudar(colunas.map((coluna, i) => (i === posicao ? { ...coluna, ...mudanca } : coluna)));
  const doArquivo = lida.colunas.length;

  /** The column gets the field, with what its words mean there; a value for all rows gives way to it. */
  function escolher(posicao: number, campo: string | null): void {
    const trocas = trocasDaColuna(
      lida.linhas,
      posicao,
      lida.campos.find((um) => um.campo === campo),
    );
    aoMudar(
      colunas.flatMap((coluna, i) => {
        if (i >= doArquivo && coluna.campo === campo) return [];
        const { trocas: _antes, ...resto } = coluna;
        return i === posicao ? { ...resto, campo, escolhida: true, ...(trocas.length > 0 && { trocas }) } : coluna;
      }),
    );
  }

  const naTabela: Coluna<LinhaDaTabela>[] = [
    { titulo: 'Coluna da planilha', valor: ({ titulo, posicao }) => titulo || `Coluna ${posicao + 1}` },
    { titulo: 'Primeiros valores', valor: ({ palpite }) => palpite?.amostra.join(', ') },
    {
      titulo: 'Campo',
      valor: ({ posicao, titulo, campo, decimal }) => (
        <Flex vertical gap="small">
          <SelectOpcoes
            aria-label={`Campo da coluna ${titulo || posicao + 1}`}
            placeholder="Não importar"
            style={{ minWidth: 180 }}
            allowClear
            opcoes={opcoes}
            value={campo}
            onChange={(escolhido) => escolher(posicao, escolhido ?? null)}
          />
          {temPonto(lida, posicao) && numericos.has(campo) && (
            <SelectOpcoes
              aria-label={`Ponto nos números da coluna ${titulo || posicao + 1}`}
              placeholder="Ponto de milhares ou decimal?"
              style={{ minWidth: 180 }}
              opcoes={SINAIS}
              value={decimal === 'DUVIDA' ? null : decimal}
              onChange={(escolhido) => escolhido && mudar(posicao, { decimal: escolhido })}
            />
          )}
        </Flex>
      ),
    },
    { titulo: 'Reconhecimento', valor: (coluna) => <Reconhecimento {...coluna} /> },
  ];
  const nenhuma = colunas.every(({ campo }) => campo === null);
  return (
    <Flex vertical gap="middle">
      <ArquivoNaTela arquivo={lida.arquivo} ocupado={lendo || conferindo} aoTrocarFolha={aoTrocarFolha} />
      {nenhuma && (
        <Alert
          type="warning"
          showIcon
          title="Nenhuma coluna foi reconhecida. Escolha o campo de cada uma, ou use o modelo."
        />
      )}
      {!nenhuma && semColuna.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={`Sem coluna para ${LISTA.format(semColuna)}: registros novos serão recusados.`}
        />
      )}
      {repetidos.length > 0 && (
        <Alert type="error" showIcon title={`Mais de uma coluna para ${LISTA.format(repetidos)}. Escolha uma.`} />
      )}
      <Tabela
        rotulo="Colunas da planilha"
        linhas={colunas
          .slice(0, doArquivo)
          .map((coluna, posicao) => ({ ...coluna, posicao, palpite: lida.palpites[posicao] }))}
        colunas={naTabela}
        chave={({ posicao }) => posicao}
        nomeDaLinha={({ titulo }) => titulo}
        vazio={null}
      />
      <PalavrasSemOpcao lida={lida} colunas={colunas} aoMudar={(posicao, trocas) => mudar(posicao, { trocas })} />
      {!nenhuma && <CamposSemColuna lida={lida} colunas={colunas} aoMudar={aoMudar} />}
      <Flex wrap gap="small" justify="end">
        <Button disabled={lendo || conferindo} onClick={aoVoltar}>
          Escolher outra planilha
        </Button>
        <Button
          type="primary"
          loading={conferindo}
          disabled={lendo || nenhuma || repetidos.length > 0}
          onClick={aoConferir}
        >
          Conferir
        </Button>
      </Flex>
    </Flex>
  );
}

/** How sure the field is, and why where the user should look: not where it is certain, or chosen by hand. */
function Reconhecimento({ escolhida, palpite }: LinhaDaTabela) {
  if (escolhida) return <StatusTag rotulo="Escolhido" />;
  if (!palpite) return null;
  return (
    <Flex vertical gap={2} align="start">
      <StatusTag {...CONFIANCAS[palpite.confianca]} />
      {palpite.confianca !== 'CERTO' && <Typography.Text type="secondary">{palpite.motivo}</Typography.Text>}
    </Flex>
  );
}

/** What a point in the numbers of a column means. */
const SINAIS: readonly { valor: SinalDecimal; rotulo: string }[] = [
  { valor: 'VIRGULA', rotulo: 'Ponto de milhares: 1.500 é 1500' },
  { valor: 'PONTO', rotulo: 'Ponto decimal: 1.500 é 1,5' },
];

/** Whether the point in a column is a decimal one, or may be: then the user can say what it is. */
const temPonto = ({ colunas }: PlanilhaLida, posicao: number): boolean =>
  colunas[posicao]?.decimal === 'PONTO' || colunas[posicao]?.decimal === 'DUVIDA';

const LISTA = new Intl.ListFormat('pt-BR');

/** Titles of the required fields that no column fills, and of the fields that several columns fill. */
function faltas(
  campos: PlanilhaLida['campos'],
  colunas: readonly ColunaDePlanilha[],
): { semColuna: string[]; repetidos: string[] } {
  const vezes = (campo: string) => colunas.filter((coluna) => coluna.campo === campo).length;
  const titulos = (quais: PlanilhaLida['campos']) => quais.map(({ titulo }) => titulo);
  return {
    semColuna: titulos(campos.filter(({ campo, obrigatorio }) => obrigatorio && vezes(campo) === 0)),
    repetidos: titulos(campos.filter(({ campo }) => vezes(campo) > 1)),
  };
}
