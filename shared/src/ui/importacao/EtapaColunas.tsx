import type { ColunaDePlanilha, ColunasDaImportacao, Palpite, SinalDecimal } from '@merenda/shared/contratos';
import { avisos } from '@merenda/shared';
import { Alert, Button, Flex, Typography } from 'antd';
import { useState } from 'react';
import { SelectOpcoes } from '../campos/SelectOpcoes.js';
import { tituloMarcado } from '../formulario/obrigatorios.js';
import { Tabela, type Coluna } from '../gerenciar/Tabela.js';
import { StatusTag, type Tom } from '../StatusTag.js';
import { ArquivoNaTela } from './ArquivoNaTela.js';
import { CamposSemColuna } from './CamposSemColuna.js';
import { faltasDasColunas } from './colunas-prontas.js';
import { useTrocarFolha } from './importacao.api.js';
import { PalavrasSemOpcao } from './PalavrasSemOpcao.js';
import { useColunasMudadas } from './useColunasMudadas.js';

interface EtapaColunasProps {
  lida: ColunasDaImportacao;
  conferindo: boolean;
  /** To the choice of another file; absent where another import needs this one. */
  aoVoltar: (() => void) | undefined;
  aoConferir: (colunas: ColunaDePlanilha[]) => void;
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
export function EtapaColunas({ lida: recebida, conferindo, aoVoltar, aoConferir }: EtapaColunasProps) {
  const { lida, colunas, mudar: aoMudar } = useColunasMudadas(recebida, conferindo);
  const folha = useTrocarFolha(lida.importacao.id);
  const lendo = folha.isPending;
  // What was read in doubt can be switched back.
  const [comPonto] = useState(() => new Set(lida.colunas.flatMap(({ decimal }, i) => (temPonto(decimal) ? [i] : []))));
  const { semColuna, repetidos } = faltasDasColunas(lida.campos, colunas);
  const opcoes = lida.campos.map(({ campo, titulo, obrigatorio }) => ({
    valor: campo,
    rotulo: tituloMarcado(titulo, obrigatorio),
  }));
  const numericos = new Set<string | null>(lida.campos.flatMap(({ campo, numerico }) => (numerico ? [campo] : [])));
  const mudar = (posicao: number, mudanca: Partial<ColunaDePlanilha>) =>
    aoMudar(colunas.map((coluna, i) => (i === posicao ? { ...coluna, ...mudanca } : coluna)));
  const { doArquivo } = lida;

  /** The column gets the field, and its words what the server suggests; a value for all rows gives way to it. */
  function escolher(posicao: number, campo: string | null): void {
    aoMudar(
      colunas.flatMap((coluna, i) => {
        if (i >= doArquivo && coluna.campo === campo) return [];
        const { trocas: _antes, ...resto } = coluna;
        return i === posicao ? { ...resto, campo, escolhida: true } : coluna;
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
          {comPonto.has(posicao) && numericos.has(campo) && (
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
      <ArquivoNaTela
        arquivo={lida.arquivo}
        ocupado={lendo || conferindo}
        aoTrocarFolha={(nome) => folha.mutate(nome, { onError: (erro) => avisos.falha(erro, 'A folha não foi lida') })}
      />
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
        {aoVoltar && (
          <Button disabled={lendo || conferindo} onClick={aoVoltar}>
            Escolher outra planilha
          </Button>
        )}
        <Button
          type="primary"
          loading={conferindo}
          disabled={lendo || nenhuma || repetidos.length > 0}
          onClick={() => aoConferir([...colunas])}
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

/** Whether the point in the numbers of a column is a decimal one, or may be: then the user can say what it is. */
const temPonto = (decimal: SinalDecimal | undefined): boolean => decimal === 'PONTO' || decimal === 'DUVIDA';

const LISTA = new Intl.ListFormat('pt-BR');
